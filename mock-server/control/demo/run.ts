import type { ApplicationStatus, Language } from 'contracts/api/enumerations';
import { findScenario } from 'fixtures/worlds';
import { hasReachedStatus, statusFlowOf } from '../../rules/status-flow';
import { captureState, createStateFromCapture } from '../../store/captured-state';
import { type CachedState, CapturedStateCache } from '../../store/captured-state-cache';
import { describeChanges } from '../history/view';
import type { WorldEvent } from '../history/world-events';
import { type ActionContext, findNewestApplication, performActions } from './perform-actions';
import type { DemoScript, DemoStop, ScriptAction } from './script';

export interface StopEvent {
  readonly changedAt: Date;
  readonly cause: string;
  readonly worldEvents: readonly WorldEvent[];
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
  readonly #startTimes = new Map<number, Date>();
  #stopIndex = 0;
  #persona: string | null = null;
  #personaBefore: string | null = null;
  #place: string | null = null;
  #entry: string | null = null;
  #loginCount = 0;
  #enteredChangeId: string | null = null;
  #earlierEvents: readonly StopEvent[] = [];
  #refusedActions: readonly ScriptAction[] = [];

  private constructor(context: ActionContext, script: DemoScript, language: Language) {
    this.#playing = context;
    this.#script = script;
    this.language = language;
  }

  static async begin(context: ActionContext, script: DemoScript, language: Language): Promise<DemoRun> {
    const run = new DemoRun(context, script, language);
    context.sandbox.history.startRecording();
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
    return this.#stopIndex;
  }

  get stop(): DemoStop {
    const stop = this.script.stops[this.#stopIndex];
    if (stop === undefined) throw new Error(`Stop ${this.#stopIndex} not found`);
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
    return String(this.#loginCount);
  }

  get events(): readonly StopEvent[] {
    const changes = describeChanges(this.#playing.sandbox);
    const enteredIndex = changes.findIndex(({ change }) => change.id === this.#enteredChangeId);
    const newEvents = changes
      .slice(enteredIndex + 1)
      .map(({ change: { changedAt, cause }, worldEvents }) => ({
        changedAt,
        cause: cause.name,
        worldEvents,
      }));
    return [...this.#earlierEvents, ...newEvents].slice(-MAX_EVENTS);
  }

  get canUndo(): boolean {
    return this.#storedStops.get('before') !== undefined;
  }

  get refusedActions(): readonly ScriptAction[] {
    return this.#refusedActions;
  }

  goTo(position: number): Promise<void> {
    return this.#enqueue(() => this.#openStop(position));
  }

  async #openStop(position: number): Promise<void> {
    const targetIndex = Math.min(Math.max(position, 0), this.script.stops.length - 1);
    if (targetIndex === this.#stopIndex) return;
    const storedStop = this.#storedStops.get(targetIndex);
    this.#storedStops.set(this.#stopIndex, this.#storedStop());
    if (storedStop) {
      this.#refusedActions = [];
      this.#restoreStop(storedStop);
      this.#stopIndex = targetIndex;
    } else await this.#build(targetIndex);
    this.#persona = null;
    this.#place = null;
    this.#storedStops.delete('before');
    this.#next();
  }

  restart(): Promise<void> {
    return this.#enqueue(async () => {
      const previousStop = this.#storedStop();
      await this.#build(this.#stopIndex);
      this.#place = null;
      this.#personaBefore = this.#persona;
      this.#persona = null;
      this.#storedStops.set('before', previousStop);
      this.#next();
    });
  }

  perform(moves: readonly ScriptAction[]): Promise<void> {
    return this.#enqueue(async () => {
      const previousStop = this.#storedStop();
      this.#refusedActions = await performActions(this.#playing, moves, false);
      this.#personaBefore = this.#persona;
      this.#storedStops.set('before', previousStop);
      this.#next();
    });
  }

  undo(): Promise<void> {
    return this.#enqueue(async () => {
      const previousStop = this.#storedStops.get('before');
      if (previousStop === undefined) return;
      this.#restoreStop(previousStop);
      this.#storedStops.delete('before');
      this.#refusedActions = [];
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

  setCharacterKeys(isEnabled: boolean): void {
    this.hasCharacterKeys = isEnabled;
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
    const result = this.#work.then(change);
    this.#work = result.catch(() => undefined);
    return result;
  }

  async #build(position: number): Promise<void> {
    const stop = this.script.stops[position];
    if (stop === undefined) throw new Error(`Stop ${position} not found`);
    const { scenario, goes_on_from: from } = stop.world;
    const begins = scenario !== undefined && from === undefined;
    if (position > 0 && !begins) {
      const previousStop = this.#storedStops.get(position - 1);
      if (previousStop) this.#restoreStop(previousStop);
      else {
        await this.#build(position - 1);
        this.#storedStops.set(position - 1, this.#storedStop());
      }
    }
    const isFirst = position === 0 && scenario === undefined;
    if (begins || isFirst || (scenario !== undefined && from && !this.#hasCome(from))) {
      this.#situation(scenario ?? FIRST_SITUATION, position);
    }
    this.#stopIndex = position;
    this.#keepEvents([]);
    this.#refusedActions = await performActions(this.#playing, stop.world.moves, true);
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
    const now = this.#startTimes.get(position) ?? sandbox.clock.now();
    this.#startTimes.set(position, now);
    this.#recorded(() => {
      sandbox.begin({ scenario, seed, now, ...(bank && { bank }) });
      this.#writeInLanguage();
    });
  }

  #storedStop(): CachedState<readonly StopEvent[]> {
    const { sandbox } = this.#playing;
    return { state: captureState(sandbox), capturedAt: sandbox.clock.now(), details: this.events };
  }

  #restoreStop({ state, capturedAt, details }: CachedState<readonly StopEvent[]>): void {
    const { sandbox } = this.#playing;
    this.#recorded(() => {
      sandbox.replaceState(createStateFromCapture(state, capturedAt, sandbox.store.sessions.all()));
      this.#writeInLanguage();
    });
    this.#keepEvents(details);
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
    const changeStart = history.beginChange();
    change();
    history.recordChange(changeStart, () => ({ name: 'demo', source: 'simulator', userEmail: null }));
  }

  #keepEvents(events: readonly StopEvent[]): void {
    this.#earlierEvents = events;
    this.#enteredChangeId = this.#playing.sandbox.history.changes.at(-1)?.id ?? null;
  }

  #next(): void {
    this.#loginCount += 1;
    this.#entry = this.#place;
    this.#playing.sandbox.touch();
  }
}
