import { CALLS } from 'contracts/api';
import { verifiedShare } from 'contracts/fidelity';
import { html } from 'hono/html';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import { icon } from './icon';
import { enterHref, type PageView } from './view';

/** How many calls some lending API was verified to have as they are described here. */
const VERIFIED = verifiedShare(Object.keys(CALLS));

/** What engineers read: every error in its place, and the API. */
export function toolsCard(view: PageView) {
  const { t, sandbox } = view;
  const catalogue = `${enterHref(view, sandbox.personas[0]?.key ?? 'visitor')}&at=/demo/errors`;
  return html`<section class="card" aria-labelledby="tools-title" id="tools">
<div class="card-h"><h2 id="tools-title">${t.tools}</h2></div>
<ul class="tools">
<li><a href="${catalogue}" target="_blank" rel="noopener">${icon(CircleAlert)} ${t.errorCatalogue}</a></li>
<li><a href="/simulator/openapi">${icon(FileText)} OpenAPI <small>${VERIFIED} ${t.verified}</small></a></li>
</ul></section>`;
}
