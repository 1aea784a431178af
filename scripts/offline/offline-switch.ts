import { isPseudo } from '../pseudo/pseudo-language.ts';

/** `OFFLINE=off npm run build` makes a site that keeps nothing and deletes what visitors' browsers kept (docs/offline.md). */
export const isOffline = (): boolean => process.env.OFFLINE !== 'off' && !isPseudo();
