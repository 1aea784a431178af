/** The services of the programme in the order of the page: name among the words, anchor, ground of the section, tone of its phone. */
export const CARE_SERVICES = [
  { service: 'telehealth', anchor: 'telehealth', ground: 'shell', tone: 'lagoon' },
  { service: 'coaching', anchor: 'mental-health-coaching', ground: 'sand', tone: 'sun' },
  { service: 'assistant', anchor: 'virtual-assistant', ground: 'shell', tone: 'lagoon' },
  { service: 'opinion', anchor: 'second-medical-opinion', ground: 'ink', tone: 'night' },
  { service: 'careService', anchor: 'care-service', ground: 'shell', tone: 'lagoon' },
  { service: 'chat', anchor: 'live-chat', ground: 'sand', tone: 'coral' },
  { service: 'rewards', anchor: 'rewards', ground: 'shell', tone: 'sun' },
] as const;

export type CareServiceId = (typeof CARE_SERVICES)[number]['service'];
