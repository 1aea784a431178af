/** What visitors type: names, parts of names, saints, a slip. */
export const TYPED = [
  'baptist ho',
  'mayo',
  'st. mary',
  'jackson',
  'mount sin',
  'childrens',
  'memorial',
  'methodist',
  'sacred he',
  'unversity',
  'san juan',
  'regional m',
] as const;
