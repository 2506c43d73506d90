/** Lists the innermost section first. */
export function listSectionsAroundFocus(): readonly Element[] {
  const sections: Element[] = [];
  for (let element = document.activeElement; element !== null; element = element.parentElement)
    if (element.matches('section, main')) sections.push(element);
  return sections;
}

/** Without focus, keyboard users would start again at the top. */
export function focusNearestHeading(sections: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const section = sections.find(({ isConnected }) => isConnected);
  const heading = section?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
