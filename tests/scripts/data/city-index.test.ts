import { expect, test } from 'vitest';
import { createCityIndex } from '#scripts/data/cities/city-index.ts';
import type { CityCorrector } from '#scripts/data/cities/correct-city.ts';

const correct: CityCorrector = (written) =>
  written === 'ELSEWHERE'
    ? { place: { key: 'ELSEWHERE', name: 'Elsewhere' }, why: '' }
    : { why: 'too far away' };

test('A city that the gazetteer lists is no other city’s majority: whether it is meant, the corrector has decided', () => {
  const book = createCityIndex(correct);
  for (const written of ['ELSEWHERE', 'ELSEWHERE', 'ELSWHERE']) book.add(written, 'OK', '74820');
  expect(book.resolve('ELSEWHERE', 'OK', '74820')).toEqual({ name: 'Elsewhere', why: '', unresolved: '' });
  const own = { name: 'Elswhere', why: '', unresolved: 'too far away' };
  expect(book.resolve('ELSWHERE', 'OK', '74820')).toEqual(own);
  expect(book.resolve('ELSWHERE', 'OK', '74820')).toEqual(own);
});

test('A city must be added before it is resolved', () => {
  expect(() => createCityIndex(correct).resolve('ADA', 'OK', '74820')).toThrow(
    'city was not added: ADA, OK 74820',
  );
});
