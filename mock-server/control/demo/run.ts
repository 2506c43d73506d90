import type { ApplicationStatus, Language } from 'contracts/api/enumerations';
import { findScenario } from 'fixtures/worlds';
import { hasReachedStatus, statusFlowOf } from '../../rules/status-flow';
import { captureState, createStateFromCapture } from '../../store/captured-state';
import { type CachedState, CapturedStateCache } from '../../store/captured-state-cache';
import { describeChanges } from '../course/view';
import type { WorldEvent } from '../course/world-events';
import { type ActionContext, findNewestApplication, performActions } from './perform-actions';
import type { DemoScript, DemoStop, ScriptAction } from './script';

export interface StopEvent {
  readonly at: Date;
  readonly cause: string;
  readonly happenings: readonly WorldEvent[];
}

const MAX_EVENTS = 50;

const FIRST_SITUATION = 'empty';

/** All windows share one stop. Going back restores the world of that stop. */
export class DemoRun {
  #script: DemoScript;
  readonly startedAt = new Date();
  isHidden = false;
  hasCharacterKeys = true;
  language: Language;
  readonly #playing: ActionContext;
  /** Drops the oldest snapshots at the memory limit. Their stops start again from the initial data. */
  readonly #storedStops = new CapturedStateCache<number | 'before', readonly StopEvent[]>();
  #work: Promise<void> = Promise.resolve();
  readonly #began = new Map<number, Date>();
  #at = 0;
  #persona: string | null = null;
  #personaBefore: string | null = null;
  #place: string | null = null;
  #entry: string | null = null;
  #turn = 0;
  #entered: string | null = null;
  #seen: readonly StopEvent[] = [];
  #refused: readonly ScriptAction[] = [];

  private constructor(context: ActionContext, script: DemoScript, language: Language) {
    this.#playing = context;
    this.#script = script;
    this.language = language;
  }

  static async begin(context: ActionContext, script: DemoScript, language: Language): Promise<DemoRun> {
    const run = new DemoRun(context, script, language);
    context.sandbox.history.enable();
    context.sandbox.attachedBytes = run.#storedStops;
    await run.#build(0);
    return run;
  }

  get script(): DemoScript {
    return this.#script;
  }

  replaceScript(script: DemoScript): void {
    this.#script = script;
    this.#playing.sandbox.touch();
  }

  get stopIndex(): number {
    return this.#at;
  }

  get stop(): DemoStop {
    const stop = this.script.stops[this.#at];
    if (stop === undefined) throw new Error(`Stop ${this.#at} not found`);
    return stop;
  }

  get persona(): string {
    return this.#persona ?? this.stop.where.persona;
  }

  get entryPath(): string {
    return this.#entry ?? this.stop.where.path;
  }

  get currentPath(): string {
    return this.#place ?? this.entryPath;
  }

  get turn(): string {
    return String(this.#turn);
  }

  get events(): readonly StopEvent[] {
    const all = describeChanges(this.#playing.sandbox);
    const entered = all.findIndex(({ change }) => change.id === this.#entered);
    const since = all
      .slice(entered + 1)
      .map(({ change: { at, cause }, happenings }) => ({ at, cause: cause.name, happenings }));
    return [...this.#seen, ...since].slice(-MAX_EVENTS);
  }

  get canUndo(): boolean {
    return this.#storedStops.get('before') !== undefined;
  }

  get refused(): readonly ScriptAction[] {
    return this.#refused;
  }

  goTo(position: number): Promise<void> {
    return this.#enqueue(() => this.#go(position));
  }

  async #go(position: number): Promise<void> {
    const to = Math.min(Math.max(position, 0), this.script.stops.length - 1);
    if (to === this.#at) return;
    const left = this.#storedStops.get(to);
    this.#storedStops.set(this.#at, this.#storedStop());
    if (left) {
      this.#refused = [];
      this.#become(left);
      this.#at = to;
    } else await this.#build(to);
    this.#persona = null;
    this.#place = null;
    this.#storedStops.delete('before');
    this.#next();
  }

  restart(): Promise<void> {
    return this.#enqueue(async () => {
      const before = this.#storedStop();
      await this.#build(this.#at);
      this.#place = null;
      this.#personaBefore = this.#persona;
      this.#persona = null;
      this.#storedStops.set('before', before);
      this.#next();
    });
  }

  perform(moves: readonly ScriptAction[]): Promise<void> {
    return this.#enqueue(async () => {
      const before = this.#storedStop();
      this.#refused = await performActions(this.#playing, moves, false);
      this.#personaBefore = this.#persona;
      this.#storedStops.set('before', before);
      this.#next();
    });
  }

  undo(): Promise<void> {
    return this.#enqueue(async () => {
      const before = this.#storedStops.get('before');
      if (before === undefined) return;
      this.#become(before);
      this.#storedStops.delete('before');
      this.#refused = [];
      this.#persona ??= this.#personaBefore;
      this.#next();
    });
  }

  viewAs(persona: string): void {
    this.#persona = persona;
    this.#next();
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.#recorded(() => this.#writeInLanguage());
    this.#next();
  }

  setCharacterKeys(isOn: boolean): void {
    this.hasCharacterKeys = isOn;
    this.#playing.sandbox.touch();
  }

  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.#playing.sandbox.touch();
  }

  reportCurrentPath(place: string): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#playing.sandbox.touch();
  }

  #enqueue(change: () => Promise<void>): Promise<void> {
    const turn = this.#work.then(change);
    this.#work = turn.catch(() => undefined);
    return turn;
  }

  async #build(position: number): Promise<void> {
    const stop = this.script.stops[position];
    if (stop === undefined) throw new Error(`Stop ${position} not found`);
    const { scenario, goes_on_from: from } = stop.world;
    const begins = scenario !== undefined && from === undefined;
    if (position > 0 && !begins) {
      const left = this.#storedStops.get(position - 1);
      if (left) this.#become(left);
      else {
        await this.#build(position - 1);
        this.#storedStops.set(position - 1, this.#storedStop());
      }
    }
    const isFirst = position === 0 && scenario === undefined;
    if (begins || isFirst || (scenario !== undefined && from && !this.#hasCome(from))) {
      this.#situation(scenario ?? FIRST_SITUATION, position);
    }
    this.#at = position;
    this.#mark([]);
    this.#refused = await performActions(this.#playing, stop.world.moves, true);
  }

  #hasCome(status: ApplicationStatus): boolean {
    const { facts } = findNewestApplication(this.#playing.sandbox) ?? {};
    return (
      facts !== undefined && hasReachedStatus(statusFlowOf(facts.allBanksLoanPurpose), facts.status, status)
    );
  }

  #situation(id: string, position: number): void {
    const scenario = findScenario(id);
    if (scenario === undefined) return;
    const { sandbox } = this.#playing;
    const { seed, bank } = sandbox.start;
    const now = this.#began.get(position) ?? sandbox.clock.now();
    this.#began.set(position, now);
    this.#recorded(() => {
      sandbox.begin({ scenario, seed, now, ...(bank && { bank }) });
      this.#writeInLanguage();
    });
  }

  #storedStop(): CachedState<readonly StopEvent[]> {
    const { sandbox } = this.#playing;
    return { moment: captureState(sandbox), at: sandbox.clock.now(), about: this.events };
  }

  #become({ moment, at, about }: CachedState<readonly StopEvent[]>): void {
    const { sandbox } = this.#playing;
    this.#recorded(() => {
      sandbox.replaceState(createStateFromCapture(moment, at, sandbox.store.sessions.all()));
      this.#writeInLanguage();
    });
    this.#mark(about);
  }

  #writeInLanguage(): void {
    const { users } = this.#playing.sandbox.store;
    const { language } = this;
    for (const { id, communicationLanguage } of users.all()) {
      if (communicationLanguage !== language)
        users.update(id, { communicationLanguage: language, interfaceLanguage: language });
    }
  }

  #recorded(change: () => void): void {
    const { history } = this.#playing.sandbox;
    const began = history.beginChange();
    change();
    history.recordChange(began, () => ({ name: 'demo', by: 'simulator', who: null }));
  }

  #mark(events: readonly StopEvent[]): void {
    this.#seen = events;
    this.#entered = this.#playing.sandbox.history.changes.at(-1)?.id ?? null;
  }

  #next(): void {
    this.#turn += 1;
    this.#entry = this.#place;
    this.#playing.sandbox.touch();
  }
}
