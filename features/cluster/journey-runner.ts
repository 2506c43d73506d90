import { setTimeout as wait } from 'node:timers/promises';
import { errorTextOf, type FormSubmission, fillForm, HttpClient, type LoadedPage } from './http-client';
import type { Journey, JourneyStep, LostValue } from './journey';
import { SimulatedWorld } from './simulated-world';

const MAX_RETRIES = 20;
const RETRY_EVERY_MS = 500;
const PAGE_TIMEOUT_MS = 3_500;

export class JourneyRunner {
  readonly losses: LostValue[] = [];
  readonly errors: string[] = [];
  readonly #testBrowser: HttpClient;
  #page: LoadedPage | null = null;
  #submission: FormSubmission | null = null;
  #response: Promise<LoadedPage> | null = null;
  #lastPath = '';

  private constructor(
    readonly journey: Journey,
    private readonly world: SimulatedWorld,
    address: string,
  ) {
    this.#testBrowser = new HttpClient(address, world.id);
  }

  static async begin(
    journey: Journey,
    addresses: { address: string; simulator: string },
  ): Promise<JourneyRunner> {
    const world = await SimulatedWorld.begin(addresses.simulator, journey.scenario);
    return new JourneyRunner(journey, world, addresses.address);
  }

  /**
   * Each portal loads the world's configuration itself: Redis shares only the deployment's (SHELL-09).
   */
  async loadConfigurationOn(portals: readonly string[]): Promise<void> {
    for (const portal of portals) await new HttpClient(portal, this.world.id).open('/login');
  }

  get #isStuck(): boolean {
    return this.losses.some(({ kind }) => JOURNEY_ENDING_LOSSES.includes(kind));
  }

  async prepare(step: JourneyStep): Promise<void> {
    if (this.#isStuck) return;
    await step.beforeSend?.(this.world);
    const path = step.page.replace(':id', this.world.applicationId ?? '');
    this.#page = await this.#retryUntilResponse(() => this.#testBrowser.open(path));
    this.#submission = fillForm(this.#page, step.form, step.values(this.world), step.file);
    if (this.#submission === null) this.#recordLoss(step, this.#page);
  }

  /** Does not await the response. */
  send(durationMs = 0): void {
    if (this.#submission) this.#response = this.#testBrowser.send(this.#submission, durationMs);
  }

  /** Allows an error page, but not a lost session. */
  async openPageDuringFailure(step: JourneyStep): Promise<void> {
    if (this.#isStuck || this.#page === null) return;
    const shownPage = await this.#testBrowser.open(this.#page.path, PAGE_TIMEOUT_MS);
    if (!isResponse(shownPage)) this.#recordError(shownPage);
    if (shownPage.path.startsWith('/login') && step.page !== '/login') this.#recordLoss(step, shownPage);
  }

  async isStepDone(step: JourneyStep): Promise<boolean> {
    return step.isDone?.(await this.world.state()) ?? false;
  }

  async finishSubmission(step: JourneyStep): Promise<void> {
    const submission = this.#submission;
    if (this.#isStuck || submission === null || this.#response === null) return;
    const first = await this.#response;
    const resultPage = isResponse(first)
      ? first
      : await this.#retryUntilResponse(() => this.#testBrowser.send(submission), first);
    this.#submission = null;
    this.#response = null;
    this.#lastPath = resultPage.path;
    if (resultPage.status === 0) return this.#recordLoss(step, resultPage);
    const isLoggedOut = resultPage.path.startsWith('/login') && step.page !== '/login';
    const asksToSend = UNSENT_APPLICATION_QUERY.test(resultPage.path);
    if (!isLoggedOut && !asksToSend && resultPage.status < 400) return;
    // A refused repeat is fine if the lending API has the data.
    if (!isLoggedOut && (step.isDone?.(await this.world.state()) ?? false)) return;
    if (step.recoverySteps === undefined) return this.#recordLoss(step, resultPage);
    this.#recordError(resultPage);
    const { recoverySteps } = step;
    for (const next of asksToSend
      ? recoverySteps.filter(({ page }) => resultPage.path.startsWith(page))
      : recoverySteps) {
      await this.prepare(next);
      this.send();
      await this.finishSubmission(next);
    }
  }

  async runAllSteps(): Promise<void> {
    for (const step of this.journey.steps) {
      await this.prepare(step);
      this.send();
      await this.finishSubmission(step);
    }
    await this.recordFinalLosses();
  }

  async recordFinalLosses(): Promise<void> {
    const losses = this.journey.losses(await this.world.state());
    this.losses.push(
      ...losses.map(({ kind, description }) => ({
        kind,
        description: `${description}, last at ${this.#lastPath}`,
      })),
    );
  }

  #recordError(page: LoadedPage): void {
    this.errors.push(`${page.status || 'no answer in time'} ${errorTextOf(page)}`.trim());
  }

  #recordLoss(step: JourneyStep, page: LoadedPage): void {
    const failureKind = page.status === 0 ? 'no answer' : 'stuck';
    const kind = page.path.startsWith('/login') ? 'logged out' : failureKind;
    this.losses.push({ kind, description: `${step.name}: ${page.status} ${page.path} ${errorTextOf(page)}` });
  }

  async #retryUntilResponse(
    loadPage: () => Promise<LoadedPage>,
    failedPage?: LoadedPage,
  ): Promise<LoadedPage> {
    let lastPage = failedPage ?? (await loadPage());
    for (let attempt = 0; attempt < MAX_RETRIES && !isResponse(lastPage); attempt += 1) {
      this.#recordError(lastPage);
      await wait(RETRY_EVERY_MS);
      lastPage = await loadPage();
    }
    return lastPage;
  }
}

const JOURNEY_ENDING_LOSSES: readonly LostValue['kind'][] = ['stuck', 'logged out', 'no answer'];

/** On these pages, a button sends an application that may be unsent (D-10). */
const UNSENT_APPLICATION_QUERY = /[?&](?:unsent|unsure|logged-in)\b/;

/** 429 asks for a retry, so it is not final. */
const isResponse = ({ status }: LoadedPage) => status !== 0 && status < 500 && status !== 429;
