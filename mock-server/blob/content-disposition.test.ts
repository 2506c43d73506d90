import { expect, test } from 'vitest';
import { formatAttachmentDisposition } from './content-disposition';

test.each([
  ['Bilanz.pdf', 'attachment; filename=Bilanz.pdf'],
  ['Größe.pdf', `attachment; filename=Gro_e.pdf; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`],
  ['a"; x="b.pdf', `attachment; filename="a_; x=_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf`],
  ["l'an (1)*.pdf", `attachment; filename="l'an (1)*.pdf"`],
  ['a\r\nb.pdf', `attachment; filename=a__b.pdf; filename*=UTF-8''a%0D%0Ab.pdf`],
  ['\uD800.pdf', 'attachment; filename=_.pdf'],
])('DOC-06 attachment makes browsers save %j under its name', (name, header) => {
  expect(formatAttachmentDisposition(name)).toBe(header);
});
