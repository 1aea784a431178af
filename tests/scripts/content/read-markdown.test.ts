import { describe, expect, it } from 'vitest';
import { readMarkdown } from '#scripts/content/read-markdown.ts';
import { contentFolder, fileErrorOf } from './content-folder.ts';

const complaint = (text: string): string | undefined => {
  const folder = contentFolder({ 'text.md': text });
  return fileErrorOf(folder, () => readMarkdown(`${folder}/text.md`));
};

describe('front matter', () => {
  it('is separated from the text, with any line endings', () => {
    const folder = contentFolder({
      'text.md': '---\r\ntitle: A: b\r\nlist:\r\n  - 1\r\n---\r\nText\r\n'.replace('A: b', '"A: b"'),
    });
    const file = readMarkdown(`${folder}/text.md`);
    expect(file.fields).toEqual({ title: 'A: b', list: [1] });
    expect(file.body).toBe('Text\n');
    expect(file.source.slice(file.bodyAt)).toBe('Text\n');
  });

  it.each([
    ['is missing', 'Text only'],
    ['does not end', '---\ntitle: A\nText'],
    ['does not begin in the first line', '\n---\ntitle: A\n---\n'],
  ])('that %s is an error at the first line', (_, text) => {
    expect(complaint(text)).toBe('text.md:1:1: front matter between two lines of --- is missing');
  });

  it('that is invalid is an error at its position', () => {
    expect(complaint('---\ntitle: A\nid: [1, 2\n---\nText')).toMatch(/^text\.md:[34]:\d+: /);
    expect(complaint('---\ntitle: A\ntitle: B\n---\nText')).toMatch(/^text\.md:3:1: Map keys must be unique/);
  });
});
