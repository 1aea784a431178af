/** Amount such as "US$15 million" with a large number and a small currency and unit. Inherits the font size. */
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
