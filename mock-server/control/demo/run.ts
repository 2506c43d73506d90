import type { ApplicationStatus, Language } from 'contracts/api/enumerations';
import { findScenario } from 'fixtures/worlds';
import { flowOf, hasReached } from '../../rules/status-flow';
import { momentOf, stateAt } from '../../store/moment';
import { type Stood, StoodMoments } from '../../store/stood';
import type { Happening } from '../course/happenings';
import { tell } from '../course/view';
import { newestApplication, type Playing, play } from './moves';
import type { DemoScript, Move, Stop } from './script';

/** Something that happened at a stop, without the worlds before and after it. */
export interface StopEvent {
  readonly at: Date;
  /** Name of the call or command that brought it about. */
  readonly cause: string;
  readonly happenings: readonly Happening[];
}

/** More than a page shows of a stop. */
const MAX_TOLD = 50;

/** Situation of a script whose first stop names none. */
const FIRST_SITUATION = 'empty';

/**
 * A demonstration under way: the one place in a script at which all its windows are. Every stop keeps its world as it was left, so that going
 * back shows it again; `anew` makes a stop as it begins, and `undo` takes back whatever was done last.
 */
export class DemoRun {
  #script: DemoScript;
  /** Real instant at which it began. */
  readonly startedAt = new Date();
  /** Nothing but the portal is shown to the audience. */
  isHidden = false;
  /** Language of the portal in every frame. */
  language: Language;
  readonly #playing: Playing;
  /** Each stop that was left, as it was left then, and what can be taken back. The oldest are forgotten for want of room: such a stop begins anew. */
  readonly #stood = new StoodMoments<number | 'before', readonly StopEvent[]>();
  #work: Promise<void> = Promise.resolve();
  /** When each stop began that begins with a situation: virtual time. */
  readonly #began = new Map<number, Date>();
  #at = 0;
  #persona: string | null = null;
  /** Who looked before the stop was begun anew. */
  #personaBefore: string | null = null;
  #place: string | null = null;
  /** Where it stood when it was entered last. */
  #entry: string | null = null;
  #turn = 0;
  /** Id of the last change before what is not yet in `seen`. */
  #entered: string | null = null;
  #seen: readonly StopEvent[] = [];
  #refused: readonly Move[] = [];

  private constructor(playing: Playing, script: DemoScript, language: Language) {
    this.#playing = playing;
    this.#script = script;
    this.language = language;
  }

  /** Begins a demonstration in a world of its own, at its first stop. */
  static async begin(playing: Playing, script: DemoScript, language: Language): Promise<DemoRun> {
    const run = new DemoRun(playing, script, language);
    playing.sandbox.history.keep();
    playing.sandbox.beside = run.#stood;
    await run.#build(0);
    return run;
  }

  get script(): DemoScript {
    return this.#script;
  }

  /** Goes on with a script that has the same stops, and perhaps more behind them. */
  follow(script: DemoScript): void {
    this.#script = script;
    this.#playing.sandbox.touch();
  }

  /** Position of the present stop, from 0. */
  get at(): number {
    return this.#at;
  }

  get stop(): Stop {
    const stop = this.script.stops[this.#at];
    if (stop === undefined) throw new Error(`there is no stop ${this.#at}`);
    return stop;
  }

  /** Key or e-mail of who looks at the portal; `visitor` for nobody. */
  get persona(): string {
    return this.#persona ?? this.stop.where.persona;
  }

  /** Path at which the audience's portal is entered. */
  get path(): string {
    return this.#entry ?? this.stop.where.path;
  }

  /** Path at which the audience's portal stands now, as far as it has said so. */
  get place(): string {
    return this.#place ?? this.path;
  }

  /** Differs whenever the portal has to be entered anew. */
  get turn(): string {
    return String(this.#turn);
  }

  /** What has happened at this stop, the oldest first. */
  get told(): readonly StopEvent[] {
    const all = tell(this.#playing.sandbox);
    const entered = all.findIndex(({ change }) => change.id === this.#entered);
    const since = all
      .slice(entered + 1)
      .map(({ change: { at, cause }, happenings }) => ({ at, cause: cause.name, happenings }));
    return [...this.#seen, ...since].slice(-MAX_TOLD);
  }

  /** Whether there is something to take back. */
  get canUndo(): boolean {
    return this.#stood.get('before') !== undefined;
  }

  /** What the rules did not allow when the stop was made. */
  get refused(): readonly Move[] {
    return this.#refused;
  }

  /** Goes to a stop, as it was left or, the first time, as the script says. A position beyond the script is its nearest end. */
  goTo(position: number): Promise<void> {
    return this.#inTurn(() => this.#go(position));
  }

  async #go(position: number): Promise<void> {
    const to = Math.min(Math.max(position, 0), this.script.stops.length - 1);
    if (to === this.#at) return;
    const left = this.#stood.get(to);
    this.#stood.set(this.#at, this.#stands());
    if (left) {
      this.#refused = [];
      this.#become(left);
      this.#at = to;
    } else await this.#build(to);
    this.#persona = null;
    this.#place = null;
    this.#stood.delete('before');
    this.#next();
  }

  /** Makes the present stop as it began, at its instant and as its person. What was done in it can be taken back. */
  anew(): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#stands();
      await this.#build(this.#at);
      this.#place = null;
      this.#personaBefore = this.#persona;
      this.#persona = null;
      this.#stood.set('before', before);
      this.#next();
    });
  }

  /** Does something beside the script; it can be taken back. */
  do(moves: readonly Move[]): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#stands();
      this.#refused = await play(this.#playing, moves, false);
      this.#personaBefore = this.#persona;
      this.#stood.set('before', before);
      this.#next();
    });
  }

  /** Takes back what was done last. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#stood.get('before');
      if (before === undefined) return;
      this.#become(before);
      this.#stood.delete('before');
      this.#refused = [];
      this.#persona ??= this.#personaBefore;
      this.#next();
    });
  }

  /** Shows the portal as somebody else. */
  lookAs(persona: string): void {
    this.#persona = persona;
    this.#next();
  }

  /** Turns everything to a language: the portal in every frame, and what is written to anybody from now on. */
  speak(language: Language): void {
    this.language = language;
    this.#recorded(() => this.#writeInLanguage());
    this.#next();
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.#playing.sandbox.touch();
  }

  /** Notes where the audience's portal stands: the presenter sees it there, and it is entered there anew. */
  stand(place: string): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#playing.sandbox.touch();
  }

  /** One after the other, as two windows may ask at once. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const turn = this.#work.then(act);
    this.#work = turn.catch(() => undefined);
    return turn;
  }

  /** The world as a stop begins: from the stop before, made first where nobody has been there, or from a situation of its own. */
  async #build(position: number): Promise<void> {
    const stop = this.script.stops[position];
    if (stop === undefined) throw new Error(`there is no stop ${position}`);
    const { scenario, goes_on_from: from } = stop.world;
    const begins = scenario !== undefined && from === undefined;
    if (position > 0 && !begins) {
      const left = this.#stood.get(position - 1);
      if (left) this.#become(left);
      else {
        await this.#build(position - 1);
        this.#stood.set(position - 1, this.#stands());
      }
    }
    const isFirst = position === 0 && scenario === undefined;
    if (begins || isFirst || (scenario !== undefined && from && !this.#hasCome(from))) {
      this.#situation(scenario ?? FIRST_SITUATION, position);
    }
    this.#at = position;
    this.#mark([]);
    this.#refused = await play(this.#playing, stop.world.moves, true);
  }

  #hasCome(status: ApplicationStatus): boolean {
    const { facts } = newestApplication(this.#playing.sandbox) ?? {};
    return facts !== undefined && hasReached(flowOf(facts.allBanksLoanPurpose), facts.status, status);
  }

  /** A situation as it begins, at the world's bank, and at the instant at which the stop first began, which is the present one. */
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

  #stands(): Stood<readonly StopEvent[]> {
    const { sandbox } = this.#playing;
    return { moment: momentOf(sandbox), at: sandbox.clock.now(), about: this.told };
  }

  #become({ moment, at, about }: Stood<readonly StopEvent[]>): void {
    const { sandbox } = this.#playing;
    this.#recorded(() => {
      sandbox.become(stateAt(moment, at, sandbox.store.sessions.all()));
      this.#writeInLanguage();
    });
    this.#mark(about);
  }

  /** Everybody in the world is written to in the demonstration's language. */
  #writeInLanguage(): void {
    const { users } = this.#playing.sandbox.store;
    const { language } = this;
    for (const { id, communicationLanguage } of users.all()) {
      if (communicationLanguage !== language)
        users.update(id, { communicationLanguage: language, interfaceLanguage: language });
    }
  }

  #recorded(act: () => void): void {
    const { history } = this.#playing.sandbox;
    const began = history.begin();
    act();
    history.note(began, () => ({ name: 'demo', by: 'simulator', who: null }));
  }

  #mark(told: readonly StopEvent[]): void {
    this.#seen = told;
    this.#entered = this.#playing.sandbox.history.changes.at(-1)?.id ?? null;
  }

  #next(): void {
    this.#turn += 1;
    this.#entry = this.#place;
    this.#playing.sandbox.touch();
  }
}
