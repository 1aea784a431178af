/** What marks a term of the glossary in a sentence (components/withTerms.tsx). */
const MARKED = /\[\[[\w-]+\|([^\]]+)\]\]/g;

/** Words for paper, where nothing opens: "Subject to [[ucr|UCR]] charges." → "Subject to UCR charges.", however nested. */
export const withoutMarks = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(MARKED, '$1')) as Words;
