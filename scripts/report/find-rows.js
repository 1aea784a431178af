// Runs inside a report: shows only the rows that hold every typed word. Without script all rows are shown.
{
  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const search = document.querySelector('search');
  const box = search.querySelector('input');
  const status = search.querySelector('[role=status]');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => ({
    row,
    text: fold(row.textContent),
  }));
  const sections = [...document.querySelectorAll('section')];
  const find = () => {
    const words = fold(box.value).split(/\s+/).filter(Boolean);
    for (const { row, text } of rows) row.hidden = !words.every((word) => text.includes(word));
    for (const section of sections) section.hidden = section.querySelector('tbody tr:not([hidden])') === null;
    const found = rows.filter(({ row }) => !row.hidden).length;
    const count = found === 1 ? '1 row' : `${found.toLocaleString('en')} rows`;
    status.textContent = words.length === 0 ? '' : found === 0 ? 'No row holds these words' : count;
  };
  search.hidden = false;
  box.addEventListener('input', find);
  find();
}
