export const simulatorBreakpoints = {
  wide: '(max-width: 1240px)',
  desk: '(max-width: 1180px)',
  laptop: '(max-width: 1100px)',
  phone: '(max-width: 800px)',
} as const;
