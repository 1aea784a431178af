/** Ink, as the PDF operator writes it. */
export const INK = '0.043 0.145 0.251';

/** A drawing that a reader shows inside a field, in the field's own box. */
export const appearance = (
  doc: PDFKit.PDFDocument,
  width: number,
  height: number,
  operators: string,
): PDFKit.PDFKitReference => {
  const drawing = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} });
  drawing.end(operators);
  return drawing;
};

/** Nothing yet, of the kind that a reader replaces with what is typed. */
export const EMPTY_TEXT = '/Tx BMC\nEMC';

/** A tick in a square of that size. */
export const checkMark = (size: number): string => {
  const at = (x: number, y: number): string => `${(x * size).toFixed(2)} ${(y * size).toFixed(2)}`;
  return `q ${INK} RG 1.6 w 1 J 1 j ${at(0.24, 0.52)} m ${at(0.43, 0.3)} l ${at(0.77, 0.73)} l S Q`;
};

/** Four Bézier curves make a circle when their handles are this part of the radius. */
const HANDLE = 0.5523;

/** A filled dot in a circle of that size. */
export const dot = (size: number): string => {
  const [c, r] = [size / 2, size * 0.26];
  const h = r * HANDLE;
  const points = (...values: number[]): string => values.map((value) => (c + value).toFixed(2)).join(' ');
  return [
    `q ${INK} rg ${points(r, 0)} m`,
    `${points(r, h, h, r, 0, r)} c`,
    `${points(-h, r, -r, h, -r, 0)} c`,
    `${points(-r, -h, -h, -r, 0, -r)} c`,
    `${points(h, -r, r, -h, r, 0)} c f Q`,
  ].join('\n');
};
