import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tag } from './status-tag';

it('shows the spinner of a busy tag in the place of the icon, apart from the text', () => {
  const html = renderToStaticMarkup(
    <Tag tone="info" isBusy>
      In progress
    </Tag>,
  );
  expect(html).toMatch(
    /^<span [^>]*><span [^>]*aria-hidden="true"><\/span><span>In progress<\/span><\/span>$/,
  );
});
