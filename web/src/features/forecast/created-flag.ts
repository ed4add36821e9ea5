// The flag that a forecast was created, kept for each user of this browser by itself. Deleting the
// data clears it with all local state.
import { readUser } from '../../api/session.ts'

/** Whether the signed-in user has saved a forecast of their own. */
export function hasCreatedForecast(): boolean {
  const key = keyOfUser()
  return key !== null && localStorage.getItem(key) === 'true'
}

/** Sets the flag for the signed-in user. */
export function keepForecastCreated(): void {
  const key = keyOfUser()
  if (key) localStorage.setItem(key, 'true')
}

function keyOfUser(): string | null {
  const user = readUser()
  return user ? `forecastCreated:${user.sub}` : null
}
