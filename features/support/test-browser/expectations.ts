type TextOrPattern = string | RegExp;
export type WaitOptions = { timeout?: number };

export interface LocatorExpectations {
  readonly not: LocatorExpectations;
  toBeVisible(wait?: WaitOptions): Promise<void>;
  toBeHidden(wait?: WaitOptions): Promise<void>;
  toBeAttached(wait?: WaitOptions): Promise<void>;
  toHaveCount(count: number, wait?: WaitOptions): Promise<void>;
  toHaveText(words: TextOrPattern | readonly TextOrPattern[], wait?: WaitOptions): Promise<void>;
  toContainText(words: TextOrPattern, wait?: WaitOptions): Promise<void>;
  toHaveValue(value: TextOrPattern, wait?: WaitOptions): Promise<void>;
  toHaveAttribute(name: string, value?: TextOrPattern, wait?: WaitOptions): Promise<void>;
  toHaveRole(role: string, wait?: WaitOptions): Promise<void>;
  toHaveAccessibleName(name: TextOrPattern, wait?: WaitOptions): Promise<void>;
  toHaveAccessibleDescription(words: TextOrPattern, wait?: WaitOptions): Promise<void>;
  toBeChecked(wait?: WaitOptions): Promise<void>;
  toBeEnabled(wait?: WaitOptions): Promise<void>;
  toBeDisabled(wait?: WaitOptions): Promise<void>;
}

export interface PageExpectations {
  readonly not: PageExpectations;
  toHaveURL(address: TextOrPattern | ((url: URL) => boolean), wait?: WaitOptions): Promise<void>;
  toHaveTitle(title: TextOrPattern, wait?: WaitOptions): Promise<void>;
}
