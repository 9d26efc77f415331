import type { Text } from '@roundhouse/engine'

/** An error a caller may get: its status and what it says. `{name}` is filled in. */
export interface ErrorText {
  readonly status: number
  readonly text: Text
}

const error = (status: number, en: string, ru: string, pl: string): ErrorText => ({ status, text: { en, ru, pl } })

/** Every code an answer of the API can carry. */
export const ERRORS = {
  bad_request: error(
    400,
    'The request cannot be understood: {detail}.',
    'Запрос непонятен: {detail}.',
    'Nie można zrozumieć żądania: {detail}.',
  ),
  not_signed_in: error(
    401,
    'Sign in first, or say a name to play as a guest.',
    'Сначала войдите или назовите имя, чтобы играть гостем.',
    'Najpierw się zaloguj albo podaj imię, by grać jako gość.',
  ),
  wrong_password: error(
    401,
    'The name or the password is wrong.',
    'Имя или пароль неверны.',
    'Nazwa lub hasło są błędne.',
  ),
  other_origin: error(
    403,
    'Requests of other pages are not accepted.',
    'Запросы с чужих страниц не принимаются.',
    'Żądania z innych stron nie są przyjmowane.',
  ),
  not_host: error(
    403,
    'Only the host of the table may do this.',
    'Это может сделать только хозяин стола.',
    'Może to zrobić tylko gospodarz stołu.',
  ),
  not_seated: error(
    403,
    'You have no seat at this table.',
    'Вы не сидите за этим столом.',
    'Nie siedzisz przy tym stole.',
  ),
  for_onlookers: error(
    403,
    'Who plays here hears the onlookers only once the game is over.',
    'Игроки видят сообщения зрителей только после конца партии.',
    'Gracze widzą wiadomości widzów dopiero po zakończeniu gry.',
  ),
  profile_hidden: error(
    403,
    'This person does not show a profile.',
    'Этот человек не показывает свой профиль.',
    'Ta osoba nie pokazuje swojego profilu.',
  ),
  in_time: error(
    409,
    'Nobody is late, or nothing follows from it at this table.',
    'Время ни у кого не вышло, или за этим столом это ни на что не влияет.',
    'Nikomu nie skończył się czas albo przy tym stole nic z tego nie wynika.',
  ),
  not_over: error(409, 'The game is not over yet.', 'Партия ещё не окончена.', 'Gra jeszcze się nie skończyła.'),
  not_yours: error(
    403,
    'This is not yours to decide now.',
    'Сейчас решаете не вы.',
    'Ta decyzja nie należy teraz do ciebie.',
  ),
  account_needed: error(
    403,
    'Only an account has this; a guest can become one.',
    'Для этого нужна учётная запись; гость может её завести.',
    'Do tego potrzebne jest konto; gość może je założyć.',
  ),
  invitation_needed: error(
    403,
    'This server is open to the invited only; the invitation does not hold.',
    'Сервер открыт только для приглашённых; приглашение недействительно.',
    'Serwer jest tylko dla zaproszonych; zaproszenie jest nieważne.',
  ),
  bad_code: error(
    403,
    'This code does not hold, or does not any more.',
    'Этот код недействителен или уже истёк.',
    'Ten kod jest nieważny albo już wygasł.',
  ),
  not_found: error(404, 'There is nothing here.', 'Здесь ничего нет.', 'Nic tu nie ma.'),
  no_move: error(
    404,
    'This table has not come to move {number}.',
    'До хода {number} за этим столом ещё не дошли.',
    'Przy tym stole nie doszło do ruchu {number}.',
  ),
  name_taken: error(
    409,
    'Somebody has an account of this name.',
    'Учётная запись с таким именем уже есть.',
    'Konto o tej nazwie już istnieje.',
  ),
  has_account: error(409, 'You have an account already.', 'У вас уже есть учётная запись.', 'Masz już konto.'),
  seat_taken: error(
    409,
    'The seat is taken, or none is free.',
    'Место занято, или свободных нет.',
    'Miejsce jest zajęte albo wolnych już nie ma.',
  ),
  already_seated: error(409, 'You sit here already.', 'Вы уже сидите здесь.', 'Już tu siedzisz.'),
  not_open: error(
    409,
    'The game has begun, or the table is closed.',
    'Партия уже началась, или стол закрыт.',
    'Gra już się zaczęła albo stół jest zamknięty.',
  ),
  no_mail: error(
    409,
    'This server sends no mail.',
    'Этот сервер не отправляет почту.',
    'Ten serwer nie wysyła poczty.',
  ),
  bad_receiver: error(
    422,
    'Notices can be sent only to public addresses, by https.',
    'Уведомления можно отправлять только на общедоступные адреса, по https.',
    'Powiadomienia można wysyłać tylko pod publiczne adresy, przez https.',
  ),
  too_many_receivers: error(
    409,
    'Notices go to {count} places already: remove one first.',
    'Адресов для уведомлений уже {count}: сначала уберите один.',
    'Adresów powiadomień jest już {count}: najpierw usuń jeden.',
  ),
  not_delivered: error(
    502,
    'It could not be delivered ({detail}).',
    'Доставить не удалось ({detail}).',
    'Nie udało się dostarczyć ({detail}).',
  ),
  too_many_tables: error(
    409,
    'You host {count} tables whose games have not begun: close one first.',
    'Столов, за которыми ещё не играют, у вас уже {count}: сначала закройте один.',
    'Stołów, przy których gra się nie zaczęła, masz już {count}: najpierw zamknij jeden.',
  ),
  too_many_bots: error(
    409,
    'Bots play by themselves at {count} of your tables: let one of those games end first.',
    'Ваших столов, где боты играют сами, уже {count}: пусть сначала закончится одна из этих партий.',
    'Twoich stołów, przy których boty grają same, jest już {count}: niech najpierw skończy się jedna z tych gier.',
  ),
  not_full: error(
    409,
    'There are free seats: {count}.',
    'Есть свободные места: {count}.',
    'Są wolne miejsca: {count}.',
  ),
  not_running: error(409, 'No game is played here now.', 'Сейчас здесь не играют.', 'Teraz nikt tu nie gra.'),
  stale: error(
    409,
    'Something has happened meanwhile: the table is at {number}.',
    'Тем временем за столом уже сделан ход: сейчас запись {number}.',
    'W międzyczasie przy stole coś zrobiono: teraz jest wpis {number}.',
  ),
  bad_order: error(
    422,
    'This cannot be ordered ahead: you do not run the company, or it decides nothing like it.',
    'Такой ход наперёд невозможен: вы не управляете этой компанией, или у неё нет такого решения.',
    'Nie można tego zlecić z góry: nie prowadzisz tej spółki albo nie ma ona takiej decyzji.',
  ),
  nothing_asked: error(
    409,
    'Nothing is asked here.',
    'Здесь вас ни о чём не спрашивают.',
    'O nic tu teraz nie pytano.',
  ),
  already_asked: error(
    409,
    'Something is asked already; answer that first.',
    'Вопрос уже задан; сначала ответьте на него.',
    'Pytanie już padło; najpierw na nie odpowiedz.',
  ),
  still_here: error(
    409,
    'Who sits there has not left.',
    'Игрок на этом месте не ушёл.',
    'Osoba na tym miejscu nie odeszła.',
  ),
  frozen: error(
    409,
    'This game is frozen: what is stored does not follow from the rules any more. Nothing is lost; tell whoever runs the server.',
    'Партия остановлена: сохранённое не сходится с правилами. Ничего не потеряно; сообщите владельцу сервера.',
    'Gra jest wstrzymana: zapis nie zgadza się z zasadami. Nic nie przepadło; powiadom osobę prowadzącą serwer.',
  ),
  too_large: error(413, 'This is too much at once.', 'Это слишком много за один раз.', 'To za dużo naraz.'),
  bad_media: error(415, 'Only JSON is understood.', 'Понятен только JSON.', 'Rozumiany jest tylko JSON.'),
  refused: error(422, '{detail}', '{detail}', '{detail}'),
  bad_setup: error(422, '{detail}', '{detail}', '{detail}'),
  bad_undo: error(
    422,
    'Nothing can be taken back to {to}.',
    'Вернуться к записи {to} нельзя.',
    'Nie można wrócić do wpisu {to}.',
  ),
  too_many: error(
    429,
    'Too many requests; again in {seconds} s.',
    'Слишком много запросов; попробуйте через {seconds} с.',
    'Za dużo żądań; spróbuj za {seconds} s.',
  ),
  internal: error(
    500,
    'The server has a fault. Nothing was lost by it; it is noted under {id}.',
    'На сервере ошибка. Из-за неё ничего не потеряно; она записана под номером {id}.',
    'Serwer ma usterkę. Nic przez nią nie przepadło; zapisano ją pod numerem {id}.',
  ),
  unavailable: error(
    503,
    'The storage does not answer now. Try again soon with the same key.',
    'Хранилище сейчас не отвечает. Повторите чуть позже с тем же ключом.',
    'Pamięć serwera nie odpowiada. Spróbuj za chwilę z tym samym kluczem.',
  ),
  stopping: error(
    503,
    'The server is being restarted. Come back in a moment.',
    'Сервер перезапускается. Вернитесь через минуту.',
    'Serwer jest uruchamiany ponownie. Wróć za chwilę.',
  ),
} as const satisfies Readonly<Record<string, ErrorText>>

export type ErrorCode = keyof typeof ERRORS
