import { fold } from './fold.ts';
import type { Hospital } from './hospital.ts';

/** Letters and digits of a text, folded, with hyphens between words. */
const slug = (text: string): string =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The hospital's name for lists that outlive a data update: "baptist-hospital-of-miami-miami-fl-33176". Made of what makes a
 * hospital one (ruling 14): name, city, state, zip. It holds only a–z, 0–9 and hyphens, so it may stand in any address.
 */
export const hospitalKey = ({
  name,
  city,
  state,
  zip,
}: Pick<Hospital, 'name' | 'city' | 'state' | 'zip'>): string => slug(`${name} ${city} ${state} ${zip}`);

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Longest key that is read; a longer one is rubbish. */
const MOST = 160;

export const isHospitalKey = (text: string): boolean => text.length <= MOST && KEY.test(text);
