import { CALLS } from 'contracts/api';
import { verifiedShare } from 'contracts/fidelity/fidelity';
import { html } from 'hono/html';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import List from 'lucide-react/icons/list';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import Zap from 'lucide-react/icons/zap';
import { inWorld } from '../../pages/shell/places';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { icon } from '../page-shell/icon';
import { enterHref, type PageView } from './view';

const VERIFIED_SHARE = verifiedShare(Object.keys(CALLS));

export function toolsCard(view: PageView, pagePath: 'start' | 'development') {
  const { t, sandbox, settings, language } = view;
  const catalogue = `${enterHref(view, sandbox.personas[0]?.key ?? 'visitor')}&at=/demo/errors`;
  const mayShare = !settings.hosted && sandbox.id !== DEFAULT_SANDBOX;
  const shared = `/simulator/development?${new URLSearchParams({ sandbox: DEFAULT_SANDBOX, lang: language })}`;
  return html`<section class="card" aria-labelledby="tools-title" id="tools">
<div class="card-h"><h2 id="tools-title">${t('tools')}</h2></div>
<ul class="tools">
${pagePath === 'start' ? toolLinks(view) : ''}
<li><a href="${catalogue}" target="_blank" rel="noopener">${icon(CircleAlert)} ${t('errorCatalogue')}</a></li>
<li><a href="${inWorld('/simulator/openapi', view)}">${icon(FileText)} OpenAPI <small>${VERIFIED_SHARE} ${t('verified')}</small></a></li>
${mayShare ? html`<li><a href="${shared}">${icon(Globe)} ${t('sharedWorld')} <small>${t('sharedWorldHint')}</small></a></li>` : ''}
</ul>
${startPreferenceSwitch(view, pagePath)}
</section>`;
}

function toolLinks(view: PageView) {
  const { t, sandbox, language } = view;
  const page = inWorld('/simulator/development', view);
  const faults = sandbox.faults.list().length;
  return html`<li id="requests"><a href="${page}#requests">${icon(List)} ${t('requests')} <small class="num">${sandbox.log.list().length.toLocaleString(language)}</small></a></li>
<li id="faults"><a href="${page}#faults">${icon(Zap)} ${t('faults')} <small>${faults === 0 ? t('noFaults') : t('active', { count: faults })}</small></a></li>
<li id="magic"><a href="${page}#magic">${icon(WandSparkles)} ${t('magic')}</a></li>`;
}

function startPreferenceSwitch(view: PageView, pagePath: 'start' | 'development') {
  const { t, beginsHere } = view;
  return html`<form class="switch calm" method="post" action="${inWorld('/simulator/begin', view)}" data-live>
<input type="hidden" name="from" value="${pagePath}"><input type="hidden" name="begin" value="${beginsHere ? 'off' : 'on'}"><span class="grow" id="begin-here">${t('beginHere')}<small>${t('beginHint')}</small></span>
<button role="switch" aria-checked="${String(beginsHere)}" aria-labelledby="begin-here"></button></form>`;
}
