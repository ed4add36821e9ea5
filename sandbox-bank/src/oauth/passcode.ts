// The one-time code of the banks that ask for one.

export const passcode = '246810'
