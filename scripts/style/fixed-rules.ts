import type { Language } from '#domain/language.ts';

/** A spelling or typography rule for all texts of a language. */
export interface FixedRule {
  readonly pattern: RegExp;
  readonly what: string;
  /** Limits the rule to files whose path matches. */
  readonly files?: RegExp;
}

const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');

/** British spellings. Stems cover whole word families: "organization", "organized"; "favourite", "colorful". */
const BRITISH = [
  '(?:author|capital|categor|civil|custom|emphas|equal|final|general|global|hospital|immun|item|legal|local|maxim|minim|normal|optim|organ|personal|priorit|real|recogn|special|standard|steril|summar|util|visual)is(?:e[ds]?|ing|ations?|er?s?)',
  '(?:analys|catalys|paralys)(?:ed|ing)',
  '(?:behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|tum|vig)our(?:s|ed|ing|able|ite|ites|hood|ful|less)?',
  '(?:kilo|centi|milli)?metres?|litres?|centres?|centred|fibres?|theatres?|calibre|manoeuvres?',
  '(?:cancel|counsel|dial|fuel|label|level|model|signal|total|travel)l(?:ed|ing|ers?|ors?)',
  'programmes?|cheques?|licences?|practis(?:e[ds]?|ing)|defence|offence|pretence|enquir(?:y|ies|e[ds]?|ing)',
  'enrol(?:s|ment|ments)?|fulfil(?:s|ment)?|instalments?|skilful|wilful',
  '(?:after|back|to|up|down|out)wards|whilst|amongst|learnt|spelt|burnt|grey|storeys?|ageing|judgement|acknowledgement',
  '(?:paediatr|gynaec|anaem|anaesth|haem|orthopaed|leukaem|oedem|oesophag|foet|diarrhoe)\\p{L}*',
].join('|');

const PENINSULAR = [
  'vosotr[oa]s|vuestr[oa]s?|\\p{L}+(?:áis|éis)|ordenador(?:es)?|costes?|ficheros?|coger|cogid[oa]s?|carnets?',
  '(?:teléfonos?|el|un|su|los|sus) móvil(?:es)?|billón|billones|pinch(?:ar|e|a)',
].join('|');

const EUROPEAN = [
  'telemóve(?:l|is)|ecrãs?|ficheiros?|utilizador(?:es)?|utentes?|contactos?|factos?|registos?|equipas?|moradas?',
  'palavra-passe|connosco|bebés?|cónjuges?|acç(?:ão|ões)|direcç(?:ão|ões)|protecç(?:ão|ões)|selecç(?:ão|ões)|actua(?:l|is|lizar)',
  'prémios?|géneros?|económic[oa]s?|crónic[oa]s?|académic[oa]s?|António|sinónimos?|telefónic[oa]s?|electrónic[oa]s?|autocarros?|percentagens?',
  '(?:estou|está|estamos|estão|estar) a \\p{L}+[aei]r',
].join('|');

const STRAIGHT: FixedRule = { pattern: /["']/g, what: 'a straight quote: write “ ” or ’' };

/** Prevents a line break between a figure or placeholder and its unit. */
const APART: FixedRule = {
  pattern:
    /US\$ (?=[\d{])|(?<=[\d}]) (?=%|km\b|kB\b|MB\b)|(?<=\d) (?=(?:million|billion|mill[oó]n(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões))(?!\p{L}))/gu,
  what: 'a space where lines may break: write a no-break space (U+00A0)',
};

/** Rules by language: patterns that its texts must not contain. */
export const FIXED_RULES: Readonly<Record<Language, readonly FixedRule[]>> = {
  ENG: [
    STRAIGHT,
    APART,
    { pattern: word(BRITISH), what: 'British spelling: the site is in American English' },
    { pattern: /US\$\s/g, what: 'English sets no space after US$' },
    { pattern: /(?<=\d)\u00a0%/g, what: 'English sets no space before %' },
    {
      pattern: word('\\p{L}+(?:n’t|’(?:ll|re|ve|d|m))|(?:it|that|there|here|what|who|let)’s'),
      what: 'a contraction: legal pages have none',
      files: /^data\/legal\//,
    },
    {
      pattern: /”[.,]/g,
      what: 'a comma or period after the closing quotation mark: write it before the mark',
    },
    { pattern: /[¿¡]/g, what: 'a Spanish mark in an English text' },
  ],
  ESP: [
    STRAIGHT,
    APART,
    { pattern: word(PENINSULAR), what: 'a peninsular form: the site is in Latin American Spanish' },
    { pattern: /(?<=[\d}])%/g, what: 'Spanish sets a no-break space before %' },
    { pattern: /EE\. ?UU\./g, what: 'write EE. UU. with a no-break space (U+00A0)' },
    {
      pattern: /(?<!¿[^?]*)\?|(?<!¡[^!]*)!|¿(?![^¿]*\?)|¡(?![^¡]*!)/g,
      what: 'a question or an exclamation mark without its pair',
    },
  ],
  POR: [
    STRAIGHT,
    APART,
    { pattern: word(EUROPEAN), what: 'a European form: the site is in Brazilian Portuguese' },
    { pattern: /US\$(?=[\d{])/g, what: 'Portuguese sets a no-break space after US$' },
    { pattern: /[¿¡]/g, what: 'a Spanish mark in a Portuguese text' },
  ],
};
