type Words = string | RegExp;
export type Wait = { timeout?: number };

export interface LocatorExpectations {
  readonly not: LocatorExpectations;
  toBeVisible(wait?: Wait): Promise<void>;
  toBeHidden(wait?: Wait): Promise<void>;
  toBeAttached(wait?: Wait): Promise<void>;
  toHaveCount(count: number, wait?: Wait): Promise<void>;
  toHaveText(words: Words | readonly Words[], wait?: Wait): Promise<void>;
  toContainText(words: Words, wait?: Wait): Promise<void>;
  toHaveValue(value: Words, wait?: Wait): Promise<void>;
  toHaveAttribute(name: string, value?: Words, wait?: Wait): Promise<void>;
  toHaveRole(role: string, wait?: Wait): Promise<void>;
  toHaveAccessibleName(name: Words, wait?: Wait): Promise<void>;
  toHaveAccessibleDescription(words: Words, wait?: Wait): Promise<void>;
  toBeChecked(wait?: Wait): Promise<void>;
  toBeEnabled(wait?: Wait): Promise<void>;
  toBeDisabled(wait?: Wait): Promise<void>;
}

export interface PageExpectations {
  readonly not: PageExpectations;
  toHaveURL(address: Words | ((url: URL) => boolean), wait?: Wait): Promise<void>;
  toHaveTitle(title: Words, wait?: Wait): Promise<void>;
}
