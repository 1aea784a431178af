// Imported first, as production.ts is: what is built from here on speaks the pseudo-language instead of English.
process.env.PSEUDO = '1';
