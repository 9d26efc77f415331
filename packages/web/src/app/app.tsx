import type { JSX } from 'preact'
import { HelpDialog } from '../commands/help.js'
import { Palette } from '../commands/palette.js'
import { DropAnywhere } from '../home/drop-anywhere.js'
import { HomePage } from '../home/home-page.js'
import { Bubble } from '../parts/bubble.js'
import { Failure } from '../parts/failure.js'
import { Guard } from '../parts/guard.js'
import { Toast } from '../parts/toast.js'
import { sayIn } from '../texts/say.js'
import { lazily } from './lazy.js'
import { Link } from './link.js'
import { place } from './place.js'
import { language } from './settings.js'
import { appTexts } from './texts.js'
import { TopBar } from './top-bar.js'
import './app.css'

const TablePage = lazily(async () => (await import('../table/table-page.js')).TablePage)
const OnlinePage = lazily(async () => (await import('../net/online-page.js')).OnlinePage)
const AccountPage = lazily(async () => (await import('../net/account/account-page.js')).AccountPage)
const LessonPage = lazily(async () => (await import('../lesson/lesson-page.js')).LessonPage)
const RulesPage = lazily(async () => (await import('../rules/reading/rules-page.js')).RulesPage)
const ProfilePage = lazily(async () => (await import('../net/profile/profile-page.js')).ProfilePage)
const PuzzlePage = lazily(async () => (await import('../puzzles/puzzle-page.js')).PuzzlePage)
const ReportPage = lazily(async () => (await import('../report/report-page.js')).ReportPage)

const Here = (): JSX.Element => {
  const now = place.value
  switch (now.at) {
    case 'home':
      return <HomePage />
    case 'table':
      return <TablePage key={now.id} id={now.id} {...(now.move !== undefined && { move: now.move })} />
    case 'report':
      return <ReportPage key={now.id} id={now.id} />
    case 'online':
      return <OnlinePage key={now.id} id={now.id} {...(now.move !== undefined && { move: now.move })} />
    case 'lesson':
      return <LessonPage key={now.title} title={now.title} />
    case 'person':
      return <ProfilePage key={now.id} id={now.id} />
    case 'puzzles':
      return <PuzzlePage key={`${now.title} ${now.n}`} title={now.title} {...(now.n !== undefined && { n: now.n })} />
    case 'account':
      return <AccountPage />
    case 'rules':
      return <RulesPage key={`${now.title} ${now.part}`} title={now.title} part={now.part} />
    case 'nowhere':
      return (
        <>
          <TopBar />
          <main class="page-note">
            <h1>{sayIn(appTexts, language.value)('nowhere')}</h1>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </main>
        </>
      )
    default:
      return now satisfies never
  }
}

/** A fault of ours must not leave an empty page: it says so and offers the way back. */
const Broken = (): JSX.Element => {
  const say = sayIn(appTexts, language.value)
  return (
    <main class="page-note">
      <Failure text={say('broken')} onAgain={() => location.reload()} />
      <Link to={{ at: 'home' }} class="button">
        {say('home')}
      </Link>
    </main>
  )
}

export const App = (): JSX.Element => (
  <>
    <Guard at={JSON.stringify(place.value)} instead={() => <Broken />}>
      <Here />
    </Guard>
    <Palette />
    <HelpDialog />
    <Bubble />
    <Toast />
    <DropAnywhere />
  </>
)
