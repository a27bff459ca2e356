// The only global that contract/rules uses; Node and browsers provide it.
declare class URL {
  static canParse(address: string, base?: string): boolean;
  constructor(address: string, base?: string);
  readonly hostname: string;
  readonly origin: string;
  readonly hash: string;
  readonly host: string;
  readonly pathname: string;
  readonly port: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly searchParams: { get(name: string): string | null };
}
