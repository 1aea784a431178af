/** The services of the programme in the order of the page: name among the words, anchor, ground of the section. */
export const CARE_SERVICES = [
  { service: 'telehealth', anchor: 'telehealth', ground: 'shell' },
  { service: 'coaching', anchor: 'mental-health-coaching', ground: 'sand' },
  { service: 'assistant', anchor: 'virtual-assistant', ground: 'shell' },
  { service: 'opinion', anchor: 'second-medical-opinion', ground: 'ink' },
  { service: 'careService', anchor: 'care-service', ground: 'shell' },
  { service: 'chat', anchor: 'live-chat', ground: 'sand' },
  { service: 'rewards', anchor: 'rewards', ground: 'shell' },
] as const;

export type CareServiceId = (typeof CARE_SERVICES)[number]['service'];
