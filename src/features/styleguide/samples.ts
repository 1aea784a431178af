import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { pseudoTexts } from '#domain/pseudo.ts';

const ENGLISH = {
  action: 'Show 214 hospitals',
  longAction: 'Show every hospital in the state that belongs to the network of your plan',
  link: 'Compare the plans',
  label: 'Name of the hospital',
  hint: 'Any part of the name',
  error: 'There is no city of this name. Choose one from the list.',
  empty: 'Nothing found',
  waiting: 'Looking for hospitals…',
  heading: 'Care that crosses the horizon with you',
  lead: 'Three plans for families in Latin America and the Caribbean, each with a choice of two networks.',
  text: 'The policy documents state what it covers and under which conditions, so ask your consultant before you count on it.',
  long: 'Hospitalization following a serious accident, without prior authorization, in a network of preferred providers',
  first: 'Annual maximum',
  second: 'Waiting period',
  third: 'Lifetime coverage',
  figure: 'US$15 million',
  period: 'per insured person and policy year',
  open: 'Open the list',
  close: 'Close',
  clear: 'Clear',
  choose: 'Your choice',
};

export type Samples = typeof ENGLISH;

const SPANISH: Samples = {
  action: 'Mostrar 214 hospitales',
  longAction: 'Mostrar todos los hospitales del estado que pertenecen a la red de su plan',
  link: 'Comparar los planes',
  label: 'Nombre del hospital',
  hint: 'Cualquier parte del nombre',
  error: 'No hay ninguna ciudad con ese nombre. Elija una de la lista.',
  empty: 'No se encontró nada',
  waiting: 'Buscando hospitales…',
  heading: 'Una atención que cruza el horizonte con usted',
  lead: 'Tres planes para familias de América Latina y el Caribe, cada uno con dos redes para elegir.',
  text: 'Los documentos de la póliza indican qué cubre y en qué condiciones; consulte a su consultor antes de contar con ello.',
  long: 'Hospitalización tras un accidente grave, sin preautorización, en una red de proveedores preferidos',
  first: 'Máximo anual',
  second: 'Período de espera',
  third: 'Cobertura vitalicia',
  figure: 'US$15 millones',
  period: 'por asegurado y año de póliza',
  open: 'Abrir la lista',
  close: 'Cerrar',
  clear: 'Borrar',
  choose: 'Su elección',
};

const PORTUGUESE: Samples = {
  action: 'Mostrar 214 hospitais',
  longAction: 'Mostrar todos os hospitais do estado que pertencem à rede do seu plano',
  link: 'Comparar os planos',
  label: 'Nome do hospital',
  hint: 'Qualquer parte do nome',
  error: 'Não há nenhuma cidade com esse nome. Escolha uma da lista.',
  empty: 'Nada encontrado',
  waiting: 'Procurando hospitais…',
  heading: 'Um cuidado que atravessa o horizonte com você',
  lead: 'Três planos para famílias da América Latina e do Caribe, cada um com duas redes à escolha.',
  text: 'Os documentos da apólice dizem o que está coberto e em que condições; fale com seu consultor antes de contar com isso.',
  long: 'Hospitalização após acidente grave, sem autorização prévia, em uma rede de prestadores preferenciais',
  first: 'Máximo anual',
  second: 'Período de carência',
  third: 'Cobertura vitalícia',
  figure: 'US$ 15 milhões',
  period: 'por pessoa segurada e ano de apólice',
  open: 'Abrir a lista',
  close: 'Fechar',
  clear: 'Limpar',
  choose: 'Sua escolha',
};

export type StyleLanguage = Language | 'pseudo';

/** Sample text of the style guide, which is not part of the site. */
export const SAMPLES: Readonly<Record<StyleLanguage, Samples>> = {
  ENG: ENGLISH,
  ESP: SPANISH,
  POR: PORTUGUESE,
  pseudo: pseudoTexts(ENGLISH),
};

export const STYLE_LANGUAGES: readonly { readonly value: StyleLanguage; readonly text: string }[] = [
  ...LANGUAGES.map((value) => ({ value, text: LANGUAGE_TABLE[value].ownName })),
  { value: 'pseudo', text: 'Pseudo-language' },
];

export const tagOf = (tongue: StyleLanguage): string =>
  tongue === 'pseudo' ? 'en-x-pseudo' : LANGUAGE_TABLE[tongue].tag;
