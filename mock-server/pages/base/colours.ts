/** Amber marks the current position and the simulator's own controls, never a status. */
export const simulatorColours = {
  ink: '#161c20',
  inkLine: '#3b454b',
  onInk: '#f3f5f6',
  onInk2: '#c3cbcf',
  onInk3: '#a9b3b8',
  amber: '#f2b632',
  onAmber: '#1d1503',
  button: '#2a3338',
  link: '#1c5fa8',
} as const;
