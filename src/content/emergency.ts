import { telephoneLink } from '#domain/contact-links.ts';
import { fill } from '#domain/format.ts';
import { brand } from './facts.ts';

/** The emergency number of the United States, where the hospitals of the networks are. */
const LOCAL_NUMBER = '911';

export interface EmergencyWords {
  readonly local: string;
  readonly call: string;
  readonly mail: string;
}

/** Contacts for an emergency, in this order: the local number, the company's telephone, its medical e-mail address. */
export const emergencyWays = ({ local, call, mail }: EmergencyWords) => {
  const [telephone = ''] = brand.telephones;
  const { medical } = brand.emails;
  return [
    { href: `tel:${LOCAL_NUMBER}`, text: fill(local, { telephone: LOCAL_NUMBER }), isUrgent: true },
    { href: telephoneLink(telephone), text: fill(call, { telephone: telephone.replaceAll(' ', '\u00a0') }) },
    { href: `mailto:${medical}`, text: fill(mail, { address: medical }) },
  ];
};
