import { serverAddress } from '../support/settings';
import type { Locator, Page } from '../support/test-browser/test-browser';

export const SIMULATOR_PATHS: Readonly<Record<string, string>> = {
  'the start': '/simulator/',
  'the situations': '/simulator/situations',
  'the page for engineers': '/simulator/development',
  'the bank': '/simulator/bank',
  'the form': '/simulator/bank/form/editor',
  'the demo script': '/simulator/demo/script',
  'the history': '/simulator/course',
  'the films': '/simulator/film?what=scenario',
  'the shared links': '/simulator/shared',
  'the acceptance': '/simulator/script',
  'the description of the API': '/simulator/openapi',
};

export class SimulatorStart {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(path = '/simulator/'): Promise<void> {
    await this.#page.goto(`${serverAddress('API_BASE_URL')}${path}`);
  }

  get world(): string {
    return new URL(this.#page.url()).searchParams.get('sandbox') ?? '';
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name });
  }

  get primaryButtons(): Locator {
    return this.main.locator('[data-look=primary], .btn.primary');
  }

  get search(): Locator {
    return this.main.getByRole('searchbox', { name: 'Situationen suchen' });
  }

  get recentSituations(): Locator {
    return this.main.getByRole('region', { name: 'Zuletzt verwendet' }).getByRole('listitem');
  }

  get beginSwitch(): Locator {
    return this.main.getByRole('switch', { name: 'Mit Anfragen und Störungen beginnen' });
  }

  get areaLinks(): Locator {
    return this.#page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
  }
}
