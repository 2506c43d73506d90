import type { AudienceData, DemoData, DemoEvent, OpenPanel, ShownFrame } from '../../pages/demo/demo-data';
import { flowOf, nextStatus } from '../../rules/status-flow';
import { texts } from '../../texts/texts';
import { eventLabel } from '../course/view';
import type { PortalFrame } from '../portal-frames/portal-frames';
import { shortTime } from '../time-in-language';
import { newestApplication } from './perform-actions';
import { phonesIn } from './phones';
import { textIn } from './script';
import { customerFrame, type DemoView, nameOf, nextPersona, shortOf } from './view';

const MAX_EVENTS = 8;

export async function audienceData(view: DemoView): Promise<AudienceData> {
  const { run } = view;
  return {
    ...demoData(view, customerFrame(view), run.isHidden ? null : await openPanel(view)),
    path: run.path.replace('{application}', '…'),
  };
}

async function openPanel(view: DemoView): Promise<OpenPanel | null> {
  if (view.panel !== 'qr') return view.panel && { kind: view.panel };
  return { kind: 'phones', phones: await phonesIn(view) };
}

export function demoData(view: DemoView, customer: PortalFrame, panel: OpenPanel | null): DemoData {
  const { run, language, sandbox, frames } = view;
  const { stop, script } = run;
  const next = nextPersona(view);
  return {
    title: textIn(script.title, language),
    minutes: script.minutes ?? null,
    startedAt: run.startedAt.toISOString(),
    stop: run.at + 1,
    stops: script.stops.map((each) => ({
      title: textIn(each.title, language),
      short: shortOf(each, language),
    })),
    say: textIn(stop.say, language),
    hint: stop.hint ? textIn(stop.hint, language) : null,
    look: stop.look.map((each) => textIn(each, language)),
    events: eventsOf(view),
    notes: stop.meanwhile.map((note) => textIn(note, language)),
    refused: refusedActions(view),
    isHidden: run.isHidden,
    hasCharacterKeys: run.hasCharacterKeys,
    customer: shownFrame(customer, nameOf(view, run.persona)),
    areFramesShown: frames.areShown,
    levers: {
      person: { key: next, name: next === 'visitor' ? null : nameOf(view, next) },
      application: applicationState(sandbox),
      language: texts('shell', run.language)('language'),
      canUndo: run.canUndo,
    },
    panel,
  };
}

export function shownFrame({ src, origin, href }: PortalFrame, name: string): ShownFrame {
  return { name, src, origin, href };
}

function applicationState(sandbox: DemoView['sandbox']): DemoData['levers']['application'] {
  const row = newestApplication(sandbox);
  if (row === undefined) return null;
  const hasNext = nextStatus(flowOf(row.facts.allBanksLoanPurpose), row.facts.status) !== undefined;
  return hasNext ? 'open' : 'ended';
}

function eventsOf({ run, language }: DemoView): DemoEvent[] {
  const course = { t: texts('course', language), language };
  return run.events
    .flatMap(({ at, happenings }, change) =>
      happenings
        .filter(({ what }) => what !== 'replaced' && what !== 'other')
        .map((happening, index) => ({
          id: `${at.toISOString()} ${change}.${index}`,
          at: at.toISOString(),
          time: shortTime(at, language),
          isMail: happening.lane === 'mail',
          text: eventLabel(happening, course),
          code: happening.code ?? null,
        })),
    )
    .slice(-MAX_EVENTS);
}

function refusedActions({ run: { refused } }: DemoView): string | null {
  if (refused.length === 0) return null;
  return refused.map((action) => ('to' in action ? `${action.do} ${action.to}` : action.do)).join(', ');
}
