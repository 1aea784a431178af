/** The section under the transparent header: dark, light, or none, which makes the header white from the start. */
export type HeaderGround = 'ink' | 'light' | 'white';

/** The pages: path without language prefix, code in the footer, and the section under the header. */
export const PAGES = {
  home: { path: '/', code: 'HOM', ground: 'light' },
  about: { path: '/about', code: 'ABT', ground: 'light' },
  afCare: { path: '/af-care', code: 'AFC', ground: 'ink' },
  hospitals: { path: '/hospitals', code: 'HOS', ground: 'ink' },
  networks: { path: '/hospitals/networks', code: 'NET', ground: 'light' },
  /** An example: each state with hospitals has a page, with the state's name in its page code. */
  state: { path: '/hospitals/texas', code: 'STA', ground: 'light' },
  faqs: { path: '/faqs', code: 'FAQ', ground: 'light' },
  superior: { path: '/superior', code: 'SUP', ground: 'light' },
  optima: { path: '/optima', code: 'OPT', ground: 'light' },
  vital: { path: '/vital', code: 'VIT', ground: 'light' },
  comparePlans: { path: '/compare-plans', code: 'CMP', ground: 'white' },
  forms: { path: '/forms', code: 'FRM', ground: 'light' },
  terms: { path: '/terms', code: 'TRM', ground: 'white' },
  secure: { path: '/secure', code: 'SEC', ground: 'white' },
  privacy: { path: '/privacy', code: 'PRV', ground: 'white' },
  accessibility: { path: '/accessibility', code: 'ACC', ground: 'white' },
  aboutNotes: { path: '/about-notes', code: 'NTS', ground: 'white' },
  /** One of nine; its page code contains the plan. */
  certificate: { path: '/COC-Superior-EN-2025', code: 'COC', ground: 'white' },
  users: { path: '/users', code: 'USR', ground: 'light' },
  notFound: { path: '/404', code: 'NFD', ground: 'white' },
} as const satisfies Record<string, { path: string; code: string; ground: HeaderGround }>;

export type PageId = keyof typeof PAGES;

/** Pages with a text of data/legal. */
export type LegalPageId = 'terms' | 'secure' | 'privacy' | 'accessibility';
