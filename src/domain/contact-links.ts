/** Mail link with a prepared letter, whose lines are separated by "\n". */
export const mailtoLink = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;

/** "+1 246 555 0100" → "tel:+12465550100". */
export const telephoneLink = (telephone: string): string => `tel:${telephone.replaceAll(' ', '')}`;
