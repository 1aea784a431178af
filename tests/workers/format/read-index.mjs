/*
 * Reader of hospitals.index, written only from docs/index-format.md. It imports no code of the project, so the tests compare
 * the page with real files, not a reader with its own writer. Error messages start with the codes of the page.
 *
 *     node tests/workers/format/read-index.mjs FILE     prints the rows, separated by tabs
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SECTIONS =
  'texts kinds nameShared nameCount nameFirst nameCode nameRare nameTies states stateZip cityPlaces placeState placeZips zipHigh zipLow zipMore oddZips oddPlaces placeChoice placeHigh placeMiddle placeLow rowZip ultra plus core'.split(
    ' ',
  );

const refuse = (code) => {
  throw new Error(`${code}: not an index as docs/index-format.md describes it`);
};

const u32 = (bytes, at) =>
  bytes[at] + bytes[at + 1] * 256 + bytes[at + 2] * 65_536 + bytes[at + 3] * 16_777_216;

const rotateLeft = (word, by) => (word << by) | (word >>> (32 - by));

const checksum = (bytes) => {
  const padded = new Uint8Array(4 * (Math.floor(bytes.length / 4) + 1));
  padded.set(bytes);
  let hash = 0;
  for (let at = 0; at < padded.length; at += 4) {
    const word = Math.imul(rotateLeft(Math.imul(u32(padded, at), 0xcc9e2d51), 15), 0x1b873593);
    hash = (Math.imul(rotateLeft(hash ^ word, 13), 5) + 0xe6546b64) | 0;
  }
  return hash >>> 0;
};

/** Reads a section from front to back. */
class Cursor {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  get isDone() {
    return this.at === this.bytes.length;
  }
  peek() {
    return this.bytes[this.at];
  }
  byte() {
    if (this.isDone) refuse('section');
    return this.bytes[this.at++];
  }
  varint() {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte % 128) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
  }
  /** Reads one UTF-16 unit. */
  unit() {
    const lead = this.byte();
    if (lead < 0x80) return lead;
    if (lead < 0xe0) return (lead % 32) * 64 + (this.byte() % 64);
    return (lead % 16) * 4096 + (this.byte() % 64) * 64 + (this.byte() % 64);
  }
  texts() {
    const texts = [];
    while (!this.isDone) {
      const shared = this.byte();
      let text = (texts.at(-1) ?? '').slice(0, shared);
      while (!this.isDone && this.peek() >= 0x20) text += String.fromCharCode(this.unit());
      texts.push(text);
    }
    return texts;
  }
}

const open = (bytes) => {
  if (bytes.length < 4 || u32(bytes, 0) !== 0x31584948) refuse('magic');
  if (bytes.length < 124) refuse('length');
  const sections = { [1 + 26 * 65_536]: SECTIONS, [2 + 27 * 65_536]: [...SECTIONS, 'open'] }[u32(bytes, 4)];
  if (sections === undefined) refuse('version');
  if (u32(bytes, 8) !== bytes.length) refuse('length');
  if (u32(bytes, 12) !== checksum(bytes.subarray(16))) refuse('checksum');
  const cursors = {};
  let at = 20 + 4 * sections.length;
  if (at > bytes.length) refuse('length');
  sections.forEach((name, nth) => {
    const end = at + u32(bytes, 20 + 4 * nth);
    if (end > bytes.length) refuse('length');
    cursors[name] = new Cursor(bytes.subarray(at, end));
    at = end;
  });
  if (at !== bytes.length) refuse('length');
  return { rows: u32(bytes, 16), ...cursors };
};

const titleCase = (text) => {
  let result = '';
  for (const letter of text.toLowerCase())
    result += /[a-z]$/.test(result.toLowerCase()) ? letter : letter.toUpperCase();
  return result;
};

/** Returns tokens { text, isCommon, cities: city numbers }; ties are the cities that rank equally with the previous city. */
const readTable = ({ texts, kinds }) => {
  const [tokens, cities, ties] = [[], [], []];
  for (const text of texts.texts()) {
    const kind = kinds.byte();
    const own = [];
    const add = (city, isTie) => {
      if (isTie) ties.push(cities.length);
      own.push(cities.length);
      cities.push(city);
    };
    if (kind & 4) add(titleCase(text), kind & 16);
    if (kind & 8) add(text, kind & (4 + 16));
    if (kind & 1) tokens.push({ text, isCommon: (kind & 2) !== 0, cities: own });
  }
  return { tokens, cities, ties };
};

const tokenReader = ({ nameCode, nameRare }, tokens) => {
  const common = tokens.filter(({ isCommon }) => isCommon);
  const rare = tokens.filter(({ isCommon }) => !isCommon);
  return () => {
    const code = nameCode.byte();
    if (code < common.length) return common[code];
    let number = (code - common.length) * 256 + nameRare.byte();
    if (tokens.length > 16_384) number = number * 256 + nameRare.byte();
    return rare[number] ?? refuse('range');
  };
};

/** Returns the tokens of each row. */
const readNames = (file, tokens) => {
  const next = tokenReader(file, tokens);
  const names = [];
  let first = 0;
  for (let row = 0; row < file.rows; row++) {
    const name = (names[row - 1] ?? []).slice(0, file.nameShared.varint());
    let left = file.nameCount.varint();
    if (name.length === 0) {
      first = (first + file.nameFirst.varint()) % tokens.length;
      name.push(tokens[first]);
      left--;
    }
    for (; left > 0; left--) name.push(next());
    names.push(name);
  }
  return names;
};

const readStates = (file) =>
  file.states.texts().map((code) => {
    const coded = file.stateZip.varint();
    return { code, low: Math.floor(coded / 2), isTie: coded % 2 === 1 };
  });

/** Returns places { city, state, zips }, and the place numbers of each city. */
const readPlaces = (file, cities, states) => {
  const cityOf = cities.flatMap((city, at) => Array(file.cityPlaces.varint()).fill({ city, at }));
  const placesOf = cities.map(() => []);
  const places = cityOf.map(({ city, at }, place) => {
    placesOf[at].push(place);
    return { city, state: states[file.placeState.varint()] ?? refuse('range'), zips: [] };
  });
  for (const { state, zips } of places) {
    const count = file.placeZips.varint();
    let zip = count > 0 ? (state.low + file.zipHigh.varint()) * 100 + file.zipLow.byte() : 0;
    for (let nth = 0; nth < count; nth++) {
      if (nth > 0) zip += file.zipMore.varint();
      zips.push(String(zip).padStart(5, '0'));
    }
  }
  const odd = file.oddZips.texts();
  for (let place = 0; !file.oddPlaces.isDone; ) {
    place += file.oddPlaces.varint();
    places[place].zips.push(odd[file.oddPlaces.varint()]);
  }
  return { places, placesOf };
};

const placeReader = (file, { places, placesOf }) => {
  const planes = [
    ...(places.length > 65_536 ? [file.placeHigh] : []),
    ...(places.length > 256 ? [file.placeMiddle] : []),
    file.placeLow,
  ];
  const given = (name) =>
    name.flatMap(({ isCommon, cities }) => (isCommon ? [] : cities.flatMap((city) => placesOf[city])));
  return (name) => {
    const choice = file.placeChoice.varint();
    const number =
      choice === 0 ? planes.reduce((high, plane) => high * 256 + plane.byte(), 0) : given(name)[choice - 1];
    return places[number] ?? refuse('range');
  };
};

const bit = ({ bytes }, row) => Math.floor(bytes[Math.floor(row / 8)] / 2 ** (row % 8)) % 2 === 1;

const readTies = ({ nameTies }) => {
  const ties = [];
  while (!nameTies.isDone) ties.push((ties.at(-1) ?? 0) + nameTies.varint());
  return ties;
};

const checkEnds = (file) => {
  const length = Math.floor((file.rows + 7) / 8);
  for (const name of ['ultra', 'plus', 'core', 'open'])
    if ((file[name]?.bytes.length ?? length) !== length) refuse('section');
  for (const name of SECTIONS.slice(0, -3)) if (!file[name].isDone) refuse('section');
};

/**
 * Decodes an index file: rows in order, each { name, city, state, zip, ultra, plus, core } and, in version 2, open;
 * cities and states in order; and the numbers of the names, cities and states that collate equally to the previous one.
 */
export const readIndex = (bytes) => {
  const file = open(bytes);
  const { tokens, cities, ties: cityTies } = readTable(file);
  const names = readNames(file, tokens);
  const states = readStates(file);
  const nextPlace = placeReader(file, readPlaces(file, cities, states));
  const rows = names.map((name, row) => {
    const { city, state, zips } = nextPlace(name);
    const zip = zips[zips.length > 1 ? file.rowZip.varint() : 0] ?? refuse('range');
    const networks = { ultra: bit(file.ultra, row), plus: bit(file.plus, row), core: bit(file.core, row) };
    if (file.open !== undefined) networks.open = bit(file.open, row);
    return { name: name.map(({ text }) => text).join(' '), city, state: state.code, zip, ...networks };
  });
  const nameTies = readTies(file);
  checkEnds(file);
  const stateTies = states.flatMap(({ isTie }, state) => (isTie ? [state] : []));
  return { rows, cities, states: states.map(({ code }) => code), nameTies, cityTies, stateTies };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const row of readIndex(new Uint8Array(readFileSync(process.argv[2]))).rows)
    console.log(Object.values(row).join('\t'));
