/** "US$15 million" with its number large and its currency and unit small. Its size is that of the text around it. */
export const Amount = ({ children }: { readonly children: string }) => {
  const [, before, digits = children, after] = /^(\D*)(\d[\d.,\s]*\d|\d)(.*)$/u.exec(children) ?? [];
  return (
    <strong className="figure">
      {before && <small>{before}</small>}
      {digits}
      {after && <small>{after}</small>}
    </strong>
  );
};
