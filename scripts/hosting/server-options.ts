/** What a server of one's own must be told. */
export interface ServerOptions {
  /** The published folder, as the server finds it. */
  readonly root: string;
  /** A port, or an address with one. */
  readonly listen: string;
  /** CSP source of the first-paint script. */
  readonly inlineScript: string;
  /** nginx has brotli by a module alone. */
  readonly brotli: boolean;
}
