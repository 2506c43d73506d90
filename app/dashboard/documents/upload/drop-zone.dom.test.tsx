// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { GermanTexts } from 'ui/testing/answered-form';
import { expect, it } from 'vitest';
import { DropZone } from './drop-zone';

it.each([
  ['the first file', false, 'upload.file', 'upload.drop upload.chooseupload.pick'],
  [
    'another file if there is one already',
    true,
    'upload.fileMore',
    'upload.dropMore upload.chooseMoreupload.another',
  ],
])('DOC-02 DropZone asks for %s', (_, hasFiles, fieldLabel, expectedText) => {
  const { container } = render(
    <GermanTexts>
      <DropZone
        name="Kontoauszüge"
        accept=".pdf"
        limits="PDF bis 25 MB"
        hasFiles={hasFiles}
        error={null}
        onFiles={() => {}}
      />
    </GermanTexts>,
  );
  const described = screen.getByLabelText(fieldLabel).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('PDF bis 25 MB');
  expect(container.textContent).toContain(expectedText);
});

it('DOC-03 DropZone for all files shows a different text on touch screens', () => {
  const { container } = render(
    <GermanTexts>
      <DropZone
        name="Kontoauszüge"
        accept=".pdf"
        limits="PDF bis 25 MB"
        hasFiles={false}
        error={null}
        onFiles={() => {}}
        isForAll
      />
    </GermanTexts>,
  );
  expect(container.textContent).toContain('upload.dropAll upload.chooseAllupload.pickAll');
});
