import type { AudienceData, DemoData, DemoEvent, OpenPanel, ShownFrame } from '../../pages/demo/demo-data';
import { LANGUAGE_NAMES } from '../../pages/shell/language-names';
import { nextStatusOf, statusFlowOf } from '../../rules/status-flow';
import { getTexts } from '../../texts/texts';
import { eventLabelOf } from '../history/view';
import type { PortalFrame } from '../portal-frames/portal-frames';
import { formatShortTime } from '../time-in-language';
import { findNewestApplication } from './perform-actions';
import { createPhoneQrCodesData } from './phone-codes';
import { getScriptText } from './script';
import { createCustomerFrame, type DemoView, findNextPersona, personaNameOf, shortTitleOf } from './view';

const MAX_EVENTS = 8;

export async function createAudienceData(view: DemoView): Promise<AudienceData> {
  const { run } = view;
  return {
    ...createDemoData(view, createCustomerFrame(view), run.isHidden ? null : await createOpenPanel(view)),
    path: run.entryPath.replace('{application}', '…'),
  };
}

async function createOpenPanel(view: DemoView): Promise<OpenPanel | null> {
  if (view.panel !== 'qr') return view.panel && { kind: view.panel };
  return { kind: 'phones', phones: await createPhoneQrCodesData(view) };
}

export function createDemoData(view: DemoView, customer: PortalFrame, panel: OpenPanel | null): DemoData {
  const { run, language, sandbox, frames } = view;
  const { stop, script } = run;
  const nextPersona = findNextPersona(view);
  return {
    title: getScriptText(script.title, language),
    minutes: script.minutes ?? null,
    startedAt: run.startedAt.toISOString(),
    stop: run.stopIndex + 1,
    stops: script.stops.map((scriptStop) => ({
      title: getScriptText(scriptStop.title, language),
      short: shortTitleOf(scriptStop, language),
    })),
    say: getScriptText(stop.say, language),
    hint: stop.hint ? getScriptText(stop.hint, language) : null,
    thingsToLookAt: stop.look.map((text) => getScriptText(text, language)),
    events: eventsOf(view),
    notes: stop.meanwhile.map((note) => getScriptText(note, language)),
    refusedActions: formatRefusedActions(view),
    isHidden: run.isHidden,
    hasCharacterKeys: run.hasCharacterKeys,
    customer: createFrameView(customer, personaNameOf(view, run.persona)),
    areFramesShown: frames.areShown,
    controls: {
      person: { key: nextPersona, name: nextPersona === 'visitor' ? null : personaNameOf(view, nextPersona) },
      application: applicationState(sandbox),
      language: LANGUAGE_NAMES[run.language],
      canUndo: run.canUndo,
    },
    panel,
  };
}

export function createFrameView({ src, origin, href }: PortalFrame, name: string): ShownFrame {
  return { name, src, origin, href };
}

function applicationState(sandbox: DemoView['sandbox']): DemoData['controls']['application'] {
  const row = findNewestApplication(sandbox);
  if (row === undefined) return null;
  const hasNext = nextStatusOf(statusFlowOf(row.facts.allBanksLoanPurpose), row.facts.status) !== undefined;
  return hasNext ? 'open' : 'ended';
}

function eventsOf({ run, language }: DemoView): DemoEvent[] {
  const eventTexts = { t: getTexts('history', language), language };
  return run.events
    .flatMap(({ changedAt, worldEvents }, change) =>
      worldEvents
        .filter(({ kind }) => kind !== 'replaced' && kind !== 'other')
        .map((worldEvent, index) => ({
          id: `${changedAt.toISOString()} ${change}.${index}`,
          occurredAt: changedAt.toISOString(),
          time: formatShortTime(changedAt, language),
          isMail: worldEvent.category === 'mail',
          text: eventLabelOf(worldEvent, eventTexts),
          code: worldEvent.code ?? null,
        })),
    )
    .slice(-MAX_EVENTS);
}

function formatRefusedActions({ run: { refusedActions } }: DemoView): string | null {
  if (refusedActions.length === 0) return null;
  return refusedActions
    .map((action) => ('to' in action ? `${action.do} ${action.to}` : action.do))
    .join(', ');
}
