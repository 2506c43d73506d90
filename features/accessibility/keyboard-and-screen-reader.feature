@keyboard-and-screen-reader
Feature: Keyboard, screen reader and zoom

  @keyboard
  Scenario Outline: The first Tab stop on <address> skips to the content
    When I open "<address>"
    And I take the first stop
    Then I am at the content

    Examples:
      | address                |
      | /login                 |
      | /application/loan-info |
      | /nowhere               |

  Scenario Outline: <address> has distinct landmarks and one main heading
    When I open "<address>"
    Then the page has one banner, one main part and one footer
    And no two parts of the page have the same kind and name
    And the page has one heading of the first level

    Examples:
      | address                |
      | /application/loan-info |

    @plain
    Examples:
      | address                |
      | /login                 |
      | /register              |
      | /nowhere               |
      | /cookies               |

  Scenario: Each button of the registration has a unique accessible name
    When I open "/register"
    Then the page has 2 buttons that show a password
    And no two buttons of its form have the same name

  Scenario: A link to another page moves the focus to the heading of that page
    When I open "/login"
    And I go on to the forgotten password
    Then the heading has the focus
    And the page is titled "Passwort vergessen · Lindhof Bank"

  @keyboard
  Scenario: A link in the profile menu moves the focus to the heading and keeps it there
    Given a screen reader listens
    And I am logged in
    When I choose the settings in the profile menu
    Then the heading has the focus

  @keyboard
  Scenario: A tab of an application moves the focus to a heading that names the tab
    Given an application with half of its documents
    When I open my application
    And I go to the tab "Dokumente"
    Then the heading has the focus
    And the heading reads "Antrag über 180.000~€: Dokumente"

  Scenario: A rejected form moves the focus to the error summary
    When I open "/login"
    And I send it empty
    Then what is wrong has the focus
    And the page is titled "Fehler: Anmelden · Lindhof Bank"

  @no-js @browser
  Scenario Outline: A rejected form without JavaScript focuses the error summary, in <language>
    Given I read <language>
    When I open "/login"
    And I send it empty
    Then what is wrong has the focus
    And the page is titled "<title> · Lindhof Bank"

    Examples:
      | language | title               |
      | German   | Fehler: Anmelden    |
      | English  | Error: Log in       |
      | French   | Erreur : Connexion  |
      | Polish   | Błąd: Logowanie     |

  Scenario: A login form sent before hydration gets one page title that starts with "Fehler"
    When I open "/login"
    And I send it empty before scripts run
    Then the page was titled nothing but "Fehler: Anmelden · Lindhof Bank"
    When I go on to the forgotten password
    Then the page is titled "Passwort vergessen · Lindhof Bank"

  Scenario: A successful form moves the focus to the heading of the result
    Given I have an account
    When I ask for a new password
    Then the heading has the focus

  @keyboard
  Scenario: Opening a task moves the focus into the task, and cancelling returns the focus to its link
    Given I finance three objects
    When I open my objects
    And I choose to edit "Linde E20"
    Then the page is titled after the task "Linde E20 bearbeiten"
    And the task has the focus
    When I choose to cancel
    Then the page is titled after no task
    And the way to edit "Linde E20" has the focus

  @keyboard
  Scenario: Cancelling a task opened by URL moves the focus to the task's link
    Given I finance three objects
    When I open my objects
    And I open my objects at "?add"
    Then the page is titled after the task "Objekt hinzufügen"
    When I choose to cancel
    Then the way to add another object has the focus

  @keyboard
  Scenario: Removing an object moves the focus to the heading of the objects
    Given I finance three objects
    When I open my objects
    And I choose to remove "Linde E20"
    Then the page is titled after the task "Objekt entfernen?"
    When I complete the task
    Then 2 objects are there
    And the heading has the focus

  @no-js
  Scenario: A task sets the page title without JavaScript
    Given I finance three objects
    When I open my objects
    And I choose to edit "Linde E20"
    Then the page is titled after the task "Linde E20 bearbeiten"

  @SHELL-26
  Scenario: The request card does not break words beside a long label
    Given I read French
    When I open the loan request
    And I switch to factoring
    Then no word of what I ask for is broken

  @SHELL-26
  Scenario: Long labels and values in the request card break only between words
    When I open the loan request
    And I switch to object financing
    And I ask for the longest purpose
    Then no word of what I ask for is broken

  @SHELL-26
  Scenario: Words of the offer are not broken on a desktop
    When I look at the indicative offer
    Then no word of my offer is broken

  @SHELL-26 @phone
  Scenario: Words of the offer are not broken on a phone
    Given I read Polish
    When I look at the indicative offer
    Then no word of my offer is broken

  @SHELL-26
  Scenario: The offer on the smallest phone keeps hyphenated words on one line
    Given I read English
    And I hold a narrow phone
    When I look at the indicative offer
    Then no short word is parted at its hyphen, nor an address that fits a line

  @SHELL-26 @phone
  Scenario: A phone keeps an e-mail address on one line if the address fits
    Given a company with invitations in every state
    When I open my application
    Then no short word is parted at its hyphen, nor an address that fits a line

  @SHELL-26 @phone
  Scenario: On a phone, a confirmation question is at the bottom and a form fills the screen
    Given I finance three objects
    When I open my objects
    And I choose to remove "Mercedes-Benz Sprinter 317"
    Then the question is at the foot of the screen, below the page
    When I open my objects
    And I choose to edit "Mercedes-Benz Sprinter 317"
    Then the form has the whole screen

  @SHELL-26
  Scenario Outline: At 200 percent zoom, a small window shows all content of <address>
    Given my letters are twice as large
    When I open "<address>"
    Then the page fits the screen
    And no text is cut off

    Examples:
      | address                |
      | /login                 |
      | /register              |
      | /application/loan-info |
      | /nowhere               |
      | /cookies               |

  Scenario: A visitor who prefers reduced motion sees no animation
    When I open "/login"
    And I send it empty
    Then nothing on the page moves

  @needs-media
  Scenario: Fields, buttons and focus keep their outline in forced colours
    Given my system has colours of its own
    When I open "/login"
    Then fields and buttons have an outline
    And the focus is seen

  @OVER-02 @needs-media
  Scenario: The current tab is distinguishable in forced colours
    Given I am katrin in the situation "signing-documents"
    And my system has colours of its own
    When I open my signatures
    Then the current tab is highlighted

  @CLA-01 @needs-media
  Scenario Outline: Completed, current and open steps differ in forced colours, <where>
    Given my system has colours of its own
    When I look at the company details
    Then the bars of done, current and open steps differ

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |
