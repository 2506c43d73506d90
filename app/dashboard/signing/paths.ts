/** What the page can be asked for in its query, each about one paper. */
export const PAPER_TASKS = { upload: 'upload', sign: 'sign' } as const;

/** The page's address with what is asked for about a paper. */
export function paperPath(task: keyof typeof PAPER_TASKS, id: string): string {
  return `?${new URLSearchParams({ [PAPER_TASKS[task]]: id })}`;
}
