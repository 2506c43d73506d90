import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { simulatorOriginOf } from '../../api/host';
import { createRefusal } from '../../api/refusal';
import { cutText } from '../../rules/cut-text';
import { nextStatusOf, statusFlowOf } from '../../rules/status-flow';
import type { Sandbox } from '../../store/sandbox';
import { getTexts } from '../../texts/texts';
import { readSubmittedForm, type SubmittedForm } from '../bank/submitted-form';
import { customBankFor, deploymentOfWorld } from '../bank-in-world';
import { readCompressedJson } from '../compressed-query';
import { createNamedFrameUrl } from '../frame-host';
import { isNavigationRequest } from '../is-navigation-request';
import { openWorld, requireCapacity } from '../open-world';
import { isSecureRequest, rememberWorlds } from '../own-worlds';
import { pageLanguageOf } from '../page/page-view';
import { readPageForm } from '../page-form';
import { createPageResponse } from '../page-shell/page-response';
import { PortalFrames } from '../portal-frames/portal-frames';
import { isPortalPath } from '../portal-path';
import { createMadeLinkView, readAudience, sharedLinkHref } from '../share-form';
import { createSharedContent, getSharedLinks, isLinkOpen } from '../shared-links';
import { createAudienceData } from './demo-data';
import { GUIDED_DEMO } from './guided-demo';
import { findNewestApplication } from './perform-actions';
import { createPresenterData } from './presenter-data';
import { checkScript, MAX_SCRIPT_CHARACTERS, readScript, type ScriptReadResult } from './read-script';
import { DemoRun } from './run';
import { findDemoStartedFrom, findRun, rememberRun } from './runs';
import { type DemoScript, getScriptText } from './script';
import { createScriptData, formatRefusedScript, listStopProblems, type ScriptNotice } from './script-data';
import { createDemoHref, type DemoView, FRAME_NAMES, stopTitleOf } from './view';

export function createDemoControl(simulator: Simulator): Hono {
  const { settings, sandboxes } = simulator;
  const links = getSharedLinks(simulator);

  async function startDemo(c: Context, script: DemoScript, previousWorld?: Sandbox): Promise<Sandbox> {
    const scenario = findScenario('empty');
    if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
    const bank = previousWorld ? customBankFor(previousWorld, scenario) : {};
    const sandbox = openWorld(simulator, c, { scenario, seed: settings.seed, now: null, ...bank });
    rememberRun(
      sandbox,
      await DemoRun.begin({ sandbox, settings }, script, pageLanguageOf(c)),
      previousWorld,
    );
    return sandbox;
  }

  function worldOf(c: Context): { sandbox: Sandbox; run: DemoRun | undefined } {
    const sandbox = sandboxes.find(c.req.query('sandbox'));
    if (sandbox === undefined) throw createRefusal('err_entity_not_found', 'sandbox');
    return { sandbox, run: findRun(sandbox) };
  }

  function originOf(c: Context): string {
    const origin = simulatorOriginOf(c.req.raw.headers, settings);
    return settings.publicUrl === undefined && isSecureRequest(c)
      ? origin.replace(/^http:/, 'https:')
      : origin;
  }

  function demoViewOf(c: Context): DemoView {
    const { sandbox, run } = worldOf(c);
    if (run === undefined) throw createRefusal('err_entity_not_found', 'sandbox');
    const language = pageLanguageOf(c);
    const panel = c.req.query('panel');
    const frames = new PortalFrames(c, settings);
    // Windows stay open when the stop changes.
    for (const name of Object.values(FRAME_NAMES)) frames.allow(sandbox, name);
    return {
      sandbox,
      settings,
      run,
      language,
      t: getTexts('demo', language),
      frames,
      panel: panel === 'qr' || panel === 'keys' ? panel : null,
      host: c.req.query('host') ?? null,
      origin: originOf(c),
    };
  }

  async function entryRedirect(c: Context, path: '' | '/presenter' | '/script'): Promise<string | null> {
    const named = createNamedFrameUrl(c.req.raw, settings);
    if (named !== null) {
      const own = sandboxes.peek(c.req.query('sandbox') ?? '');
      // Remembers the world for this host too, so that its pages list the demo's links.
      if (own && findRun(own) === undefined) rememberWorlds(c, [own]);
      return named;
    }
    const language = pageLanguageOf(c);
    const given = c.req.query('script');
    const stop = c.req.query('stop');
    const more: Record<string, string> = { ...(stop !== undefined && { stop }), ...recordedStateOf(c) };
    if (given !== undefined) {
      const link = links.find('script', given);
      if (link && !isLinkOpen(link))
        return `${sharedLinkHref('', link)}?${new URLSearchParams({ lang: language })}`;
      const read = checkScript(link?.document ? JSON.parse(link.document) : readCompressedJson(given));
      if (!read.ok) throw createRefusal('err_entity_not_found', 'script');
      const own = await startDemo(c, read.script);
      rememberWorlds(c, [own]);
      if (link) links.countVisit(link, own);
      return pageHref({ sandbox: own, language }, path, more);
    }
    const { sandbox, run } = c.req.query('sandbox') ? worldOf(c) : { sandbox: undefined, run: undefined };
    const isRestart = c.req.query('restart') !== undefined;
    if (run !== undefined && !isRestart) return null;
    const from = sandbox && !sandboxes.isShared(sandbox) ? sandbox : undefined;
    const known = !isRestart && from && sandboxes.find(findDemoStartedFrom(from) ?? 'none');
    const world = known && findRun(known) ? known : await startDemo(c, GUIDED_DEMO, from);
    rememberWorlds(c, [world, ...(from ? [from] : [])]);
    return pageHref({ sandbox: world, language }, path, more);
  }

  /** Returns false unless a visitor requested the stop. */
  async function step(c: Context, { run, sandbox }: DemoView): Promise<boolean> {
    const stop = stopOf(c);
    if (stop === null || !isExplicitVisit(c)) return false;
    if (stop !== run.stopIndex) requireCapacity(simulator, sandbox);
    await run.goTo(stop);
    return true;
  }

  async function performAction(
    { run, sandbox }: DemoView,
    form: URLSearchParams,
    isLate: boolean,
  ): Promise<void> {
    const value = form.get('value') ?? '';
    const place = form.get('place') ?? '';
    if (isPortalPath(place) && !isLate) run.reportCurrentPath(place);
    switch (form.get('intent')) {
      case 'stand':
        return;
      case 'person': {
        const isThere = value === 'visitor' || sandbox.personas.some(({ key }) => key === value);
        if (!isThere) throw createRefusal('err_entity_not_found', 'persona');
        return run.viewAs(value);
      }
      case 'status': {
        const row = findNewestApplication(sandbox);
        const to = row && nextStatusOf(statusFlowOf(row.facts.allBanksLoanPurpose), row.facts.status);
        return to === undefined ? undefined : run.perform([{ do: 'status', to }]);
      }
      case 'day':
        return run.perform([{ do: 'clock', by: 'P1D' }]);
      case 'language': {
        const offered: readonly Language[] = LANGUAGES;
        return run.setLanguage(offered[(offered.indexOf(run.language) + 1) % offered.length] ?? run.language);
      }
      case 'hide':
        return run.setHidden(value === 'true');
      case 'keys':
        return run.setCharacterKeys(value === 'true');
      case 'restart':
        return run.restart();
      case 'undo':
        return run.undo();
      case 'instead': {
        const instead = run.stop.instead[/^\d$/.test(value) ? Number(value) : -1];
        if (instead === undefined) throw createRefusal('err_entity_not_found', 'value');
        return run.perform(instead.moves);
      }
      default:
        throw createRefusal('err_validation_failed', 'intent');
    }
  }

  async function applyScript(
    view: DemoView,
    read: ScriptReadResult,
    submitted: string,
  ): Promise<ScriptNotice> {
    const { t, sandbox, language } = view;
    const refused = { isBad: true, findings: [], given: submitted };
    if (!read.ok) {
      switch (read.why) {
        case 'noText':
          return { ...refused, text: t('noText') };
        case 'tooLarge':
          return { ...refused, text: t('tooLarge', { n: MAX_SCRIPT_CHARACTERS / 1000 }), given: null };
        case 'brokenJson':
          return { ...refused, text: t('brokenJson', read.at) };
        case 'findings':
          return { ...refused, text: t('found'), findings: read.findings };
      }
    }
    rememberRun(sandbox, await DemoRun.begin({ sandbox, settings }, read.script, language));
    return { text: t('taken'), isBad: false, findings: [], given: null };
  }

  async function editScript(view: DemoView, submitted: SubmittedForm): Promise<ScriptNotice> {
    const { t, run, language } = view;
    const file = submitted.file('file');
    switch (submitted.text('intent')) {
      case 'standard':
        return applyScript(view, { ok: true, script: GUIDED_DEMO }, '');
      case 'file': {
        const text = file !== null && file.size <= MAX_SCRIPT_CHARACTERS * 4 ? await file.text() : '';
        if (file !== null && text === '')
          return applyScript(view, { ok: false, why: file.size > 0 ? 'tooLarge' : 'noText' }, '');
        return applyScript(view, readScript(text), text);
      }
      case 'add': {
        const stop = {
          title: { [language]: submitted.text('title') },
          say: { [language]: submitted.text('say') },
          where: { path: submitted.text('path'), persona: submitted.text('persona') },
          ...(submitted.text('situation') && { world: { scenario: submitted.text('situation') } }),
        };
        const read = checkScript({ ...run.script, stops: [...run.script.stops, stop] });
        if (!read.ok) {
          const { where, world } = stop;
          return {
            text: formatRefusedScript(view, read.findings),
            isBad: true,
            findings: [],
            given: null,
            stop: {
              title: submitted.text('title'),
              say: submitted.text('say'),
              situation: world?.scenario ?? null,
              problems: listStopProblems(view, read.findings),
              ...where,
            },
          };
        }
        run.replaceScript(read.script);
        return { text: t('added'), isBad: false, findings: [], given: null };
      }
      default: {
        const text = submitted.text('document');
        return applyScript(view, readScript(text), text);
      }
    }
  }

  async function audience(c: Context, view: DemoView): Promise<Response> {
    const { run, panel, host, sandbox } = view;
    const opened = { ...(panel && { panel }), ...(host && { host }) };
    const address = createDemoHref(view, '', opened);
    const data = await createAudienceData(view);
    return createPageResponse(c, view, {
      page: 'demo',
      data,
      at: 'demo',
      title: run.isHidden ? deploymentOfWorld(sandbox).partner.parameters.display_name : stopTitleOf(view),
      address,
      isLive: true,
      follow: address,
      entry: createDemoHref(view, '', { stop: String(run.stopIndex + 1), ...opened }),
      isBare: run.isHidden,
      headers: view.frames.headers,
    });
  }

  function presenter(c: Context, view: DemoView): Promise<Response> {
    const data = createPresenterData(view);
    return createPageResponse(c, view, {
      page: 'demoPresenter',
      data,
      at: 'demo',
      title: `${view.t('presenter')}, ${stopTitleOf(view)}`,
      address: createDemoHref(view, '/presenter'),
      isLive: true,
      follow: createDemoHref(view, '/presenter', { ...(view.panel && { panel: view.panel }) }),
      headers: view.frames.headers,
    });
  }

  function script(c: Context, view: DemoView, notice: ScriptNotice | null): Promise<Response> {
    const run = findRun(view.sandbox) ?? view.run;
    const link = links.findByContent(view.sandbox, sharedScript({ ...view, run }));
    const { place, persona, situation } = recordedStateOf(c);
    const here = (place ?? run.entryPath).replace(
      findNewestApplication(view.sandbox)?.id ?? '{application}',
      '{application}',
    );
    return createPageResponse(c, view, {
      page: 'demoScript',
      data: createScriptData(
        { ...view, run },
        {
          link: link ? createMadeLinkView(view, link) : null,
          shareHref: createDemoHref(view, '/script/share'),
          notice,
          newStop: { path: here, persona: persona ?? run.persona, situation: situation ?? null },
        },
      ),
      at: 'demo',
      title: view.t('scriptTitle'),
      address: createDemoHref(view, '/script'),
      status: notice?.isBad ? 422 : 200,
      headers: view.frames.headers,
    });
  }

  return new Hono()
    .get('/demo/:page?', async (c, next) => {
      const isPreview = c.req.query('script') !== undefined && !isNavigationRequest(c);
      return isPreview ? c.body(null, 204) : next();
    })
    .get('/demo', async (c) => {
      const elsewhere = await entryRedirect(c, '');
      if (elsewhere !== null) return c.redirect(elsewhere);
      const view = demoViewOf(c);
      await step(c, view);
      return audience(c, view);
    })
    .get('/demo/presenter', async (c) => {
      const elsewhere = await entryRedirect(c, '/presenter');
      if (elsewhere !== null) return c.redirect(elsewhere);
      const view = demoViewOf(c);
      if (await step(c, view)) return c.redirect(createDemoHref(view, '/presenter'));
      return presenter(c, view);
    })
    .get('/demo/script', async (c) => {
      const elsewhere = await entryRedirect(c, '/script');
      return elsewhere === null ? script(c, demoViewOf(c), null) : c.redirect(elsewhere);
    })
    .get('/demo/script.json', (c) =>
      c.json(demoViewOf(c).run.script, 200, { 'content-disposition': 'attachment; filename="demo.json"' }),
    )
    .post('/demo/do', async (c) => {
      const view = demoViewOf(c);
      requireCapacity(simulator, view.sandbox);
      const form = await readPageForm(c);
      const of = stopOf(c);
      await performAction(view, form, of !== null && of !== view.run.stopIndex);
      if (form.get('intent') === 'stand') return c.body(null, 204);
      const path = form.get('from') === 'presenter' ? '/presenter' : '';
      // Only a navigation gets an address with the stop: after a `fetch`, another window may have changed it.
      const isFollowedAtOnce = c.req.header('sec-fetch-dest') === 'document';
      return c.redirect(isFollowedAtOnce ? pageHref(view, path) : createDemoHref(view, path), 303);
    })
    .post('/demo/script/share', async (c) => {
      const view = demoViewOf(c);
      links.share(view.sandbox, { ...sharedScript(view), audience: readAudience(await readPageForm(c)) });
      return c.redirect(createDemoHref(view, '/script'), 303);
    })
    .post('/demo/script', async (c) => {
      const view = demoViewOf(c);
      requireCapacity(simulator, view.sandbox);
      return script(c, view, await editScript(view, await readSubmittedForm(c)));
    });
}

const sharedScript = ({ run, language }: Pick<DemoView, 'run' | 'language'>) =>
  createSharedContent({
    kind: 'script',
    name: getScriptText(run.script.title, language),
    document: run.script,
  });

function pageHref(
  world: Pick<DemoView, 'sandbox' | 'language'>,
  path: '' | '/presenter' | '/script',
  parameters: Record<string, string> = {},
): string {
  const at = findRun(world.sandbox)?.stopIndex;
  return createDemoHref(world, path, {
    ...(path === '' && at !== undefined && { stop: String(at + 1) }),
    ...parameters,
  });
}

function recordedStateOf(c: Context): Partial<Record<'place' | 'persona' | 'situation', string>> {
  const { place = '', persona = '', situation = '' } = c.req.query();
  return {
    ...(isPortalPath(place) && { place }),
    ...(persona && { persona: cutText(persona, 200) }),
    ...(situation && { situation: cutText(situation, 60) }),
  };
}

function isExplicitVisit(c: Context): boolean {
  const from = c.req.header('sec-fetch-site');
  return from === undefined || from === 'same-origin' || c.req.header('sec-fetch-dest') === 'document';
}

function stopOf(c: Context): number | null {
  const stop = c.req.query('stop') ?? '';
  return /^\d{1,3}$/.test(stop) ? Number(stop) - 1 : null;
}
