import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERFORMANCE, putBetween } from './doc-part.ts';

describe('A part of a document', () => {
  it('is replaced between its marks, and nothing else is', () => {
    const before = 'a\n<!-- x -->\n\nold\n\n<!-- /x -->\nb <!-- y -->1<!-- /y -->';
    const after = putBetween(before, 'x', 'new');
    expect(after).toBe('a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb <!-- y -->1<!-- /y -->');
    expect(putBetween(after, 'x', 'old')).toBe(before);
  });

  it.each(['', '<!-- x -->', '<!-- /x -->', '<!-- /x --> <!-- x -->'])('is refused in "%s"', (document) => {
    expect(() => putBetween(document, 'x', 'new')).toThrow('<!-- x --> and <!-- /x -->');
  });

  it.each(['bench:touch', 'bench:peers', 'bench:browser', 'bench:browser --rows'])(
    'has its place in the page of figures: %s',
    (name) => {
      expect(putBetween(readFileSync(PERFORMANCE, 'utf8'), name, 'figures')).toContain('figures');
    },
  );
});
