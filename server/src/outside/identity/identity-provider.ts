// What Plimsoll needs of an identity provider, whoever it is; and the ways in which a sign-in there
// comes to nothing.

/**
 * Who somebody is, by the provider's word. Identified by issuer and subject; everything else may
 * change.
 */
export type Identity = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** The provider vouches that the address is this person's. */
  readonly emailProven: boolean
  readonly name: string | null
}

/**
 * A browser's going there, and what must be known again at its return. `secret` is never shown to
 * the browser.
 */
export type BegunSignIn = {
  readonly url: string
  readonly state: string
  readonly secret: { readonly nonce: string; readonly codeVerifier: string }
}

/** What is expected of the return. */
export type Expected = { readonly state: string; readonly secret: BegunSignIn['secret'] }

/** One provider of the configuration. */
export type IdentityProvider = {
  readonly id: string
  readonly label: string
  /** Makes the address to send the browser to; it will come back to `redirectUri`. */
  beginSignIn(redirectUri: string): Promise<BegunSignIn>
  /**
   * Takes the browser's return, `redirectUri` with the query that the provider has added, and
   * returns who it is.
   */
  completeSignIn(returned: URL, expected: Expected): Promise<Identity>
}

/**
 * `cancelled`: the person declined; `unavailable`: no answer; `refused`: an answer that proves
 * nothing.
 */
export type SignInFault = 'cancelled' | 'unavailable' | 'refused'

/**
 * Why nobody was signed in. `code` is a word for the log; it never holds words of the provider or
 * the browser.
 */
export class SignInFailed extends Error {
  readonly fault: SignInFault
  readonly code: string

  constructor(fault: SignInFault, code: string) {
    super(`The sign-in came to nothing: ${fault} (${code}).`)
    this.fault = fault
    this.code = code
  }
}
