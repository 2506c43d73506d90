Feature: Header, footer and layout

  @SHELL-01
  Scenario Outline: Titles name page and partner in <language>
    Given I read <language>
    Then these pages are titled:
      | /login                 | <login> · Lindhof Bank     |
      | /register              | <register> · Lindhof Bank  |
      | /application/loan-info | <loan> · Lindhof Bank      |
      | /nowhere               | <not found> · Lindhof Bank |
    When I have an account
    And I log in
    Then the page is titled "<list> · Lindhof Bank"

    @plain
    Examples:
      | language | login     | register         | loan                     | not found             | list                 |
      | German   | Anmelden  | Konto anlegen    | Finanzierung anfragen    | Seite nicht gefunden  | Meine Finanzierungen |
      | English  | Log in    | Create account   | Apply for finance        | Page not found        | My applications         |
      | French   | Connexion | Créer un compte  | Demander un financement  | Page introuvable      | Mes financements     |
      | Polish   | Logowanie | Zakładanie konta | Zapytanie o finansowanie | Nie znaleziono strony | Moje wnioski         |

  @SHELL-10 @SHELL-20
  Scenario: A visitor sees logo, help, languages and login in the header
    When I open the portal
    Then the logo leads to the start page
    And the help names the phone "+49 40 66969 120" and the e-mail "firmenkunden@lindhof.example"
    And the languages to choose from are:
      | Deutsch  |
      | English  |
      | Français |
      | Polski   |
    And the header offers to log in
    And the header shows no user

  @SHELL-10 @no-js
  Scenario: A visitor uses help and languages without JavaScript
    When I open the portal
    Then the help names the phone "+49 40 66969 120" and the e-mail "firmenkunden@lindhof.example"
    And the languages to choose from are:
      | Deutsch  |
      | English  |
      | Français |
      | Polski   |

  @SHELL-10 @plain
  Scenario: A customer sees the profile menu in the header
    Given I am logged in
    When I open "/dashboard/applications"
    Then the header shows my e-mail
    And the profile menu leads to my applications and the settings, and logs out
    But the header does not offer to log in

  @SHELL-10 @plain @needs-partners
  Scenario: Help shows only the e-mail if the partner has no phone
    Given I visit Kontor Klein
    When I open the portal
    Then the help names the e-mail "hallo@kontorklein.example" alone

  @SHELL-11 @SHELL-20 @plain
  Scenario: The footer links to the partner's legal pages
    When I open the portal
    Then the footer leads to:
      | https://lindhof.example/terms        |
      | https://lindhof.example/terms-of-use |
      | https://lindhof.example/privacy      |
      | https://lindhof.example/imprint      |

  @SHELL-26 @OVER-01
  Scenario: An application that cannot be submitted yet fits windows between phone and desktop
    Given I am katrin in the situation "pending-documents"
    When I open my application
    Then the page fits windows of 320 to 1000 pixels

  @SHELL-11 @SHELL-26
  Scenario: The footer is aligned with the content
    Given I am logged in
    When I open "/dashboard/applications"
    Then 1280 pixels wide, the foot of the page begins and ends with the content
    And 1920 pixels wide, the foot of the page begins and ends with the content

  @SHELL-11 @SHELL-21 @plain @needs-partners
  Scenario: The footer omits legal pages that are not configured
    Given I visit Kontor Klein
    When I open the portal
    Then the footer leads to:
      | https://kontorklein.example/terms   |
      | https://kontorklein.example/privacy |

  @SHELL-12
  Scenario Outline: A visitor opens the cookie settings on <address>
    When I open "<address>"
    And I open the cookie settings
    Then I can choose analytics and marketing cookies, and essential ones are always on

    Examples:
      | address                |
      | /application/loan-info |
      | /login                 |
      | /nowhere               |

    @no-js @browser
    Examples: Without JavaScript
      | address                |
      | /application/loan-info |

  @SHELL-26 @needs-media
  Scenario: The bottom bar of small screens is not printed
    When I open "/application/loan-info"
    Then the bar at the foot of small screens is not on paper

  @SHELL-13
  Scenario: The portal asks once about cookies if consent is required
    Given I have not been asked about cookies yet
    When I stay at "/login" for 800 milliseconds
    Then I am not asked about cookies
    When I wait for another 300 milliseconds
    Then I am asked about cookies
    When I allow the essential ones only
    And I stay at "/register" for 5000 milliseconds
    Then I am not asked about cookies
    And my answer is kept for 180 days

  @SHELL-13 @needs-partners
  Scenario: The portal does not ask about cookies if no consent is required
    Given I have not been asked about cookies yet
    And I visit Kontor Klein
    When I stay at "/login" for 5000 milliseconds
    Then I am not asked about cookies

  @SHELL-15
  Scenario Outline: <address> has no user menu
    When I open "<address>"
    Then the page has the authentication layout

    @plain
    Examples:
      | address                         |
      | /login                          |
      | /register                       |
      | /forgot-password                |
      | /user/account/reset/any         |
      | /user/account/invite/any        |
      | /user/account/confirm_email/any |

  @SHELL-26 @journey
  Scenario: Every page fits a narrow phone
    Given I hold a narrow phone
    And every page I visit fits the screen:
      | /application/loan-info |
      | /login                 |
      | /register              |
      | /forgot-password       |
      | /nowhere               |
      | /cookies               |
    When I have got as far as the company name
    Then the page fits the screen
    When I choose "Metallbau Brandt GmbH" from the suggestions
    And I arrive at the company details
    Then the page fits the screen
    When I complete the details of my company
    And I create my account
    And I see an indicative offer over 250,000 euros
    Then the page fits the screen
    When I open "/dashboard/applications"
    Then the page fits the screen

  @browser
  Scenario: The first pages stay within their script budgets of files and kilobytes
    Then these pages run at most so much script:
      | address                | files | kilobytes |
      | /login                 |    10 |       116 |
      | /application/loan-info |    13 |       137 |

  @own-portal
  Scenario: The build has no style sheet that no page uses
    Then every style sheet of the build belongs to a page

  @browser
  Scenario: Pages render before they load scripts
    When I have an account
    And I log in
    Then these pages are painted before they load a script:
      | /login                  |
      | /application/loan-info  |
      | /dashboard/applications |

  @browser
  Scenario: A click during hydration is handled without a page load
    When I open "/login"
    And I send it empty as soon as scripts begin to take it over
    Then the page is titled "Fehler: Anmelden · Lindhof Bank"
    And it was answered without a page load

  @browser
  Scenario: Going back before hydration shows the previous page
    When I open "/login"
    And I go on to the forgotten password
    Then I arrive at "/forgot-password"
    When I reload the page and go back before its scripts run
    Then the page is titled "Anmelden · Lindhof Bank"
    And I am asked to log in

  @browser
  Scenario: A link clicked without a connection keeps the page and its input
    When I open "/login"
    And I fill in the e-mail "katrin@brandt.example"
    But my connection is gone
    When I go on to the forgotten password
    Then a toast shows "Sie sind gerade offline. Diese Seite bleibt, wie sie ist; bitte versuchen Sie es in einem Moment erneut."
    When I switch to French
    Then the e-mail still reads "katrin@brandt.example"
    And the page's language is German
    When my connection is back
    And I go on to the forgotten password
    Then I arrive at "/forgot-password"

  @browser
  Scenario Outline: A page in <language> loads only the font files of its language
    Given my browser asks for "<asked>"
    Then these pages load so much of the font:
      | address                | kilobytes   |
      | /application/loan-info | <kilobytes> |

    Examples:
      | language | asked | kilobytes |
      | German   | de-DE | 40 to 44  |
      | Polish   | pl-PL | 56 to 60  |

  @SHELL-26
  Scenario: A company name without spaces does not widen the page
    Given I hold a narrow phone
    And I have got as far as the company name
    When I name my company with 255 characters
    And I arrive at the company details
    Then the page fits the screen
    When I complete the details of my company
    And I arrive at the check of my answers
    Then the page fits the screen
    When I create my account
    And I see an indicative offer over 250,000 euros
    Then the page fits the screen
    When I open "/dashboard/applications"
    Then the page fits the screen
