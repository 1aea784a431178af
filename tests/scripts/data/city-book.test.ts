import { expect, test } from 'vitest';
import { createCityBook } from '#scripts/data/cities/city-index.ts';
import type { CityCorrector } from '#scripts/data/cities/correct-city.ts';

const correct: CityCorrector = (written) =>
  written === 'ELSEWHERE'
    ? { place: { key: 'ELSEWHERE', name: 'Elsewhere' }, why: '' }
    : { why: 'too far away' };

test('A city that the gazetteer lists is no other city’s majority: whether it is meant, the corrector has decided', () => {
  const book = createCityBook(correct);
  for (const written of ['ELSEWHERE', 'ELSEWHERE', 'ELSWHERE']) book.learn(written, 'OK', '74820');
  expect(book.find('ELSEWHERE', 'OK', '74820')).toEqual({ name: 'Elsewhere', why: '', unresolved: '' });
  const own = { name: 'Elswhere', why: '', unresolved: 'too far away' };
  expect(book.find('ELSWHERE', 'OK', '74820')).toEqual(own);
  expect(book.find('ELSWHERE', 'OK', '74820')).toEqual(own);
});

test('A city is learnt before it is asked for', () => {
  expect(() => createCityBook(correct).find('ADA', 'OK', '74820')).toThrow(
    'city not learnt before it was asked for: ADA, OK 74820',
  );
});
