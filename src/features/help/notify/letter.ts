/** A prepared mail: opens in the visitor's own programme, with nothing sent before they send it. */
export const letterAddress = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
