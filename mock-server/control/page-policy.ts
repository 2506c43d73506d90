/** The pages of the simulator load nothing and run nothing. */
export const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
