import { raw } from 'hono/html';

/** The look of the control page, in the colours that the reader's system prefers. */
export const PAGE_STYLE = raw(`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid GrayText; }
th { white-space: nowrap; }
article { border-inline-start: 3px solid GrayText; padding-inline-start: 1rem; margin-block: 1.5rem; }
.text { white-space: pre-line; }
@media (max-width: 48rem) {
  thead { display: none; }
  tr { display: block; padding-block: 0.5rem; border-bottom: 1px solid GrayText; }
  td { display: block; padding-block: 0.125rem; border: 0; }
}
`);
