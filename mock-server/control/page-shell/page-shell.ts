import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import Layers from 'lucide-react/icons/layers';
import MenuIcon from 'lucide-react/icons/menu';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import { inWorld, type Place, placesOf } from '../../pages/shell/places';
import type { Sandbox } from '../../store/sandbox';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { texts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { icon } from './icon';

type Html = ReturnType<typeof html> | Promise<ReturnType<typeof html>>;

export interface ShownWorld {
  readonly sandbox: Sandbox | null;
  readonly language: Language;
}

export interface ShellPage {
  at: Place | null;
  title: string;
  address: string;
  isLive?: boolean;
  follow?: string;
  entry?: string;
  isBare?: boolean;
  head?: Html;
}

/** SIM-14. The main part of `content` has the id `content`. */
export function pageShell(world: ShownWorld, page: ShellPage, content: Html) {
  const { sandbox, language } = world;
  const { at, title, address, isLive = false, follow, entry, isBare = false, head = '' } = page;
  const t = texts('shell', language);
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isBare ? title : `${title} · ${t('name')}`}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/simulator/page/style.css">
<script type="module" src="/simulator/page/live.js"></script>${head}</head>
<body ${isLive && sandbox ? html`data-events="/simulator/page/events?sandbox=${sandbox.id}"` : ''} ${follow ? html`data-follow="${follow}"` : ''} ${entry ? html`data-entry="${entry}"` : ''} data-offline="${t('offline')}" data-unreadable="${t('unreadable')}">
<a class="skip" href="#content">${t('skip')}</a>
${navigationBar(world, { at, address, isBare })}
${content}
<p class="vh" role="status">${isLive ? t('live') : ''}</p>
</body>
</html>`;
}

export function navigationBar(
  world: ShownWorld,
  { at, address, isBare }: Pick<ShellPage, 'at' | 'address' | 'isBare'>,
) {
  const { sandbox, language } = world;
  const t = texts('shell', language);
  return html`<header class="top" id="top" lang="${language}" ${isBare ? 'hidden' : ''}>
<a class="brand" href="${inWorld('/simulator/', world)}">${icon(Layers, 20)}<b>${t('name')}</b></a>
<button type="button" class="menu-button" popovertarget="menu">${icon(MenuIcon, 18)}<span>${at ? t(`place.${at}`) : t('menu')}</span></button>
<div class="menu" id="menu" popover>
<nav class="places" aria-label="${t('places')}">${placesOf(world).map(
    ({ place, href }) =>
      html`<a href="${href}" ${place === at ? html`aria-current="${pathIn(href) === pathIn(address) ? 'page' : 'true'}"` : ''}>${t(`place.${place}`)}</a>`,
  )}</nav>
${sandbox ? worldChip(sandbox, language) : ''}
<nav class="languages" aria-label="${t('languages')}">${LANGUAGES.map(
    (code) =>
      html`<a href="${inLanguage(address, code)}" hreflang="${code}" lang="${code}" ${code === language ? html`aria-current="true"` : ''}>${code}<span class="vh"> ${texts('shell', code)('language')}</span></a>`,
  )}</nav>
</div>
${sandbox ? html`<a class="btn open" href="${portalHref(sandbox, language)}" target="_blank" rel="noopener">${icon(SquareArrowOutUpRight)}${t('openPortal')}</a>` : ''}
</header>`;
}

function worldChip(sandbox: Sandbox, language: Language) {
  const t = texts('shell', language);
  const bank = deploymentOfWorld(sandbox).partner.parameters.display_name;
  return html`<p class="world" title="${bank}"><i aria-hidden="true"></i><span>${sandbox.id === DEFAULT_SANDBOX ? t('shared') : t('world')}</span> <span>${bank}</span></p>`;
}

function portalHref({ id, personas }: Sandbox, language: Language): string {
  const persona = personas[0]?.key ?? 'visitor';
  return `/simulator/enter?${new URLSearchParams({ sandbox: id, persona, lang: language })}`;
}

const pathIn = (address: string) => new URL(address, 'http://simulator').pathname;

function inLanguage(address: string, language: Language): string {
  const { pathname, searchParams } = new URL(address, 'http://simulator');
  searchParams.set('lang', language);
  return `${pathname}?${searchParams}`;
}
