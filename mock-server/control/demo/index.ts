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
    for (const name of Object.values(FRAME_NAMES)) frames.allowFrame(sandbox, name);
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
    const namedFrameUrl = createNamedFrameUrl(c.req.raw, settings);
    if (namedFrameUrl !== null) {
      const demoWorld = sandboxes.peek(c.req.query('sandbox') ?? '');
      // Remembers the world for this host too, so that its pages list the demo's links.
      if (demoWorld && findRun(demoWorld) === undefined) rememberWorlds(c, [demoWorld]);
      return namedFrameUrl;
    }
    const language = pageLanguageOf(c);
    const scriptParameter = c.req.query('script');
    const stop = c.req.query('stop');
    const queryParameters: Record<string, string> = {
      ...(stop !== undefined && { stop }),
      ...recordedStateOf(c),
    };
    if (scriptParameter !== undefined) {
      const link = links.find('script', scriptParameter);
      if (link && !isLinkOpen(link))
        return `${sharedLinkHref('', link)}?${new URLSearchParams({ lang: language })}`;
      const read = checkScript(
        link?.document ? JSON.parse(link.document) : readCompressedJson(scriptParameter),
      );
      if (!read.ok) throw createRefusal('err_entity_not_found', 'script');
      const startedWorld = await startDemo(c, read.script);
      rememberWorlds(c, [startedWorld]);
      if (link) links.countVisit(link, startedWorld);
      return pageHref({ sandbox: startedWorld, language }, path, queryParameters);
    }
    const { sandbox, run } = c.req.query('sandbox') ? worldOf(c) : { sandbox: undefined, run: undefined };
    const isRestart = c.req.query('restart') !== undefined;
    if (run !== undefined && !isRestart) return null;
    const sourceWorld = sandbox && !sandboxes.isShared(sandbox) ? sandbox : undefined;
    const runningDemo =
      !isRestart && sourceWorld && sandboxes.find(findDemoStartedFrom(sourceWorld) ?? 'none');
    const world =
      runningDemo && findRun(runningDemo) ? runningDemo : await startDemo(c, GUIDED_DEMO, sourceWorld);
    rememberWorlds(c, [world, ...(sourceWorld ? [sourceWorld] : [])]);
    return pageHref({ sandbox: world, language }, path, queryParameters);
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
        const isKnownPersona = value === 'visitor' || sandbox.personas.some(({ key }) => key === value);
        if (!isKnownPersona) throw createRefusal('err_entity_not_found', 'persona');
        return run.viewAs(value);
      }
      case 'status': {
        const row = findNewestApplication(sandbox);
        const nextStatus = row && nextStatusOf(statusFlowOf(row.facts.allBanksLoanPurpose), row.facts.status);
        return nextStatus === undefined ? undefined : run.perform([{ do: 'status', to: nextStatus }]);
      }
      case 'day':
        return run.perform([{ do: 'clock', by: 'P1D' }]);
      case 'language': {
        const languages: readonly Language[] = LANGUAGES;
        return run.setLanguage(
          languages[(languages.indexOf(run.language) + 1) % languages.length] ?? run.language,
        );
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
        const alternative = run.stop.instead[/^\d$/.test(value) ? Number(value) : -1];
        if (alternative === undefined) throw createRefusal('err_entity_not_found', 'value');
        return run.perform(alternative.moves);
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
    const refusalNotice = { isError: true, findings: [], submittedText: submitted };
    if (!read.ok) {
      switch (read.reason) {
        case 'noText':
          return { ...refusalNotice, text: t('noText') };
        case 'tooLarge':
          return {
            ...refusalNotice,
            text: t('tooLarge', { n: MAX_SCRIPT_CHARACTERS / 1000 }),
            submittedText: null,
          };
        case 'brokenJson':
          return { ...refusalNotice, text: t('brokenJson', read.at) };
        case 'findings':
          return { ...refusalNotice, text: t('found'), findings: read.findings };
      }
    }
    rememberRun(sandbox, await DemoRun.begin({ sandbox, settings }, read.script, language));
    return { text: t('taken'), isError: false, findings: [], submittedText: null };
  }

  async function editScript(view: DemoView, submittedForm: SubmittedForm): Promise<ScriptNotice> {
    const { t, run, language } = view;
    const file = submittedForm.file('file');
    switch (submittedForm.text('intent')) {
      case 'standard':
        return applyScript(view, { ok: true, script: GUIDED_DEMO }, '');
      case 'file': {
        const text = file !== null && file.size <= MAX_SCRIPT_CHARACTERS * 4 ? await file.text() : '';
        if (file !== null && text === '')
          return applyScript(view, { ok: false, reason: file.size > 0 ? 'tooLarge' : 'noText' }, '');
        return applyScript(view, readScript(text), text);
      }
      case 'add': {
        const newStop = {
          title: { [language]: submittedForm.text('title') },
          say: { [language]: submittedForm.text('say') },
          where: { path: submittedForm.text('path'), persona: submittedForm.text('persona') },
          ...(submittedForm.text('situation') && { world: { scenario: submittedForm.text('situation') } }),
        };
        const read = checkScript({ ...run.script, stops: [...run.script.stops, newStop] });
        if (!read.ok) {
          const { where, world } = newStop;
          return {
            text: formatRefusedScript(view, read.findings),
            isError: true,
            findings: [],
            submittedText: null,
            stop: {
              title: submittedForm.text('title'),
              say: submittedForm.text('say'),
              situation: world?.scenario ?? null,
              problems: listStopProblems(view, read.findings),
              ...where,
            },
          };
        }
        run.replaceScript(read.script);
        return { text: t('added'), isError: false, findings: [], submittedText: null };
      }
      default: {
        const text = submittedForm.text('document');
        return applyScript(view, readScript(text), text);
      }
    }
  }

  async function audience(c: Context, view: DemoView): Promise<Response> {
    const { run, panel, host, sandbox } = view;
    const openParameters = { ...(panel && { panel }), ...(host && { host }) };
    const address = createDemoHref(view, '', openParameters);
    const data = await createAudienceData(view);
    return createPageResponse(c, view, {
      page: 'demo',
      data,
      navigationItem: 'demo',
      title: run.isHidden ? deploymentOfWorld(sandbox).partner.parameters.display_name : stopTitleOf(view),
      address,
      isLive: true,
      updatesAddress: address,
      entry: createDemoHref(view, '', { stop: String(run.stopIndex + 1), ...openParameters }),
      isWithoutNavigation: run.isHidden,
      headers: view.frames.headers,
    });
  }

  function presenter(c: Context, view: DemoView): Promise<Response> {
    const data = createPresenterData(view);
    return createPageResponse(c, view, {
      page: 'demoPresenter',
      data,
      navigationItem: 'demo',
      title: `${view.t('presenter')}, ${stopTitleOf(view)}`,
      address: createDemoHref(view, '/presenter'),
      isLive: true,
      updatesAddress: createDemoHref(view, '/presenter', { ...(view.panel && { panel: view.panel }) }),
      headers: view.frames.headers,
    });
  }

  function script(c: Context, view: DemoView, notice: ScriptNotice | null): Promise<Response> {
    const run = findRun(view.sandbox) ?? view.run;
    const link = links.findByContent(view.sandbox, sharedScript({ ...view, run }));
    const { place, persona, situation } = recordedStateOf(c);
    const currentPath = (place ?? run.entryPath).replace(
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
          newStop: { path: currentPath, persona: persona ?? run.persona, situation: situation ?? null },
        },
      ),
      navigationItem: 'demo',
      title: view.t('scriptTitle'),
      address: createDemoHref(view, '/script'),
      status: notice?.isError ? 422 : 200,
      headers: view.frames.headers,
    });
  }

  return new Hono()
    .get('/demo/:page?', async (c, next) => {
      const isPreview = c.req.query('script') !== undefined && !isNavigationRequest(c);
      return isPreview ? c.body(null, 204) : next();
    })
    .get('/demo', async (c) => {
      const redirectUrl = await entryRedirect(c, '');
      if (redirectUrl !== null) return c.redirect(redirectUrl);
      const view = demoViewOf(c);
      await step(c, view);
      return audience(c, view);
    })
    .get('/demo/presenter', async (c) => {
      const redirectUrl = await entryRedirect(c, '/presenter');
      if (redirectUrl !== null) return c.redirect(redirectUrl);
      const view = demoViewOf(c);
      if (await step(c, view)) return c.redirect(createDemoHref(view, '/presenter'));
      return presenter(c, view);
    })
    .get('/demo/script', async (c) => {
      const redirectUrl = await entryRedirect(c, '/script');
      return redirectUrl === null ? script(c, demoViewOf(c), null) : c.redirect(redirectUrl);
    })
    .get('/demo/script.json', (c) =>
      c.json(demoViewOf(c).run.script, 200, { 'content-disposition': 'attachment; filename="demo.json"' }),
    )
    .post('/demo/do', async (c) => {
      const view = demoViewOf(c);
      requireCapacity(simulator, view.sandbox);
      const form = await readPageForm(c);
      const requestedStop = stopOf(c);
      await performAction(view, form, requestedStop !== null && requestedStop !== view.run.stopIndex);
      if (form.get('intent') === 'stand') return c.body(null, 204);
      const path = form.get('from') === 'presenter' ? '/presenter' : '';
      // Only a navigation gets an address with the stop: after a `fetch`, another window may have changed it.
      const isNavigation = c.req.header('sec-fetch-dest') === 'document';
      return c.redirect(isNavigation ? pageHref(view, path) : createDemoHref(view, path), 303);
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
  const stopIndex = findRun(world.sandbox)?.stopIndex;
  return createDemoHref(world, path, {
    ...(path === '' && stopIndex !== undefined && { stop: String(stopIndex + 1) }),
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
  const fetchSite = c.req.header('sec-fetch-site');
  return (
    fetchSite === undefined || fetchSite === 'same-origin' || c.req.header('sec-fetch-dest') === 'document'
  );
}

function stopOf(c: Context): number | null {
  const stop = c.req.query('stop') ?? '';
  return /^\d{1,3}$/.test(stop) ? Number(stop) - 1 : null;
}
