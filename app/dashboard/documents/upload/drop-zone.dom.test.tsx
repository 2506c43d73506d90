// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InGerman } from '~/ui/testing/answered-form';
import { DropZone } from './drop-zone';

it.each([
  ['the first file', false, 'upload.file', 'upload.drop upload.chooseupload.pick'],
  [
    'another file where there is one',
    true,
    'upload.fileMore',
    'upload.dropMore upload.chooseMoreupload.another',
  ],
])('DOC-02 asks for %s', (_, hasFiles, named, seen) => {
  const { container } = render(
    <InGerman>
      <DropZone name="Kontoauszüge" accept=".pdf" hasFiles={hasFiles} error={null} onFiles={() => {}} />
    </InGerman>,
  );
  expect(screen.getByLabelText(named)).toBeTruthy();
  expect(container.textContent).toContain(seen);
});
