import { html } from 'hono/html';

type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'sign' | 'mute';

/** What the scenario's id tells of its colour; the first that fits. */
const TONES: readonly (readonly [RegExp, Tone])[] = [
  [/^failure|failed|fraud|rejected|outdated|unknown|full/, 'bad'],
  [/expired|canceled|pending|incomplete|missing|required|unconfirmed|demanded|second/, 'warn'],
  [/complete|completed|done|ready|nothing/, 'ok'],
  [/swisssign|signing|identification/, 'sign'],
  [/progress|review|status|booked/, 'info'],
];

/** A picture of the screen a scenario is about: a list, an overview with its points, steps to sign, a table of files, people. */
export function miniature(tags: readonly string[], id: string) {
  const tone = TONES.find(([pattern]) => pattern.test(id))?.[1] ?? 'mute';
  return html`<svg class="mini" data-tone="${tone}" viewBox="0 0 34 26" aria-hidden="true"><rect class="p" x=".5" y=".5" width="33" height="25" rx="3"/><path class="h" d="M.5 6.5h33"/><circle class="t" cx="29" cy="3.6" r="1.4"/>${drawing(tags)}</svg>`;
}

function drawing([first = '', ...others]: readonly string[]) {
  switch (first) {
    case 'list':
    case 'partner':
    case 'account':
      return html`<path class="l" d="M4 11h12M4 16h9M4 21h11"/><path class="t" d="M24 11h6M24 16h6M24 21h6"/>`;
    case 'pending':
      return html`<circle class="t" cx="6" cy="12" r="2"/><circle class="l" cx="6" cy="19" r="2"/><path class="l" d="M11 12h12M11 19h9"/>`;
    case 'documents':
      return html`<path class="l" d="M5 10h7l2 2v9H5z"/><path class="t" d="M18 12h11M18 16h8M18 20h10"/>`;
    case 'signing':
      return others.includes('size')
        ? html`<circle class="l" cx="8" cy="13" r="2.5"/><circle class="l" cx="17" cy="13" r="2.5"/><circle class="l" cx="26" cy="13" r="2.5"/><path class="t" d="M5 20h24"/>`
        : html`<path class="l" d="M5 11h9M5 15h6"/><path class="t" d="M5 21c4-6 5 3 8-1s3 2 7 0h9"/>`;
    default:
      return html`<rect class="l" x="4" y="10" width="11" height="11" rx="1.5"/><rect class="t" x="19" y="10" width="11" height="11" rx="1.5"/>`;
  }
}
