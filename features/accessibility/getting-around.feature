@getting-around
Feature: Getting around without a mouse, without sight, with large letters

  @keyboard
  Scenario Outline: The first stop on <address> leads past the frame
    When I open "<address>"
    And I take the first stop
    Then I am at the content

    Examples:
      | address                |
      | /login                 |
      | /application/loan-info |
      | /nowhere               |

  Scenario Outline: <address> has its landmarks, each once or named
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

  Scenario: After going to another page reading goes on at its heading
    When I open "/login"
    And I go on to the forgotten password
    Then the heading has the focus
    And the page is titled "Passwort vergessen · Lindhof Bank"

  Scenario: After a refused submit reading goes on at what is wrong
    When I open "/login"
    And I send it empty
    Then what is wrong has the focus
    And the page is titled "Fehler: Anmelden · Lindhof Bank"

  @no-js @browser
  Scenario Outline: After a refused submit without JavaScript reading goes on at what is wrong, in <language>
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

  Scenario: Who sends a form before scripts run hears one title all along
    When I open "/login"
    And I send it empty before scripts run
    Then the page was titled nothing but "Fehler: Anmelden · Lindhof Bank"
    When I go on to the forgotten password
    Then the page is titled "Passwort vergessen · Lindhof Bank"

  Scenario: After a submit that leads on reading goes on at what came of it
    Given I have an account
    When I ask for a new password
    Then the heading has the focus

  @keyboard
  Scenario: A task takes the focus, names the page, and gives the focus back
    Given I finance three objects
    When I open my objects
    And I choose to edit "Linde E20"
    Then the page is titled after the task "Linde E20 bearbeiten"
    And the task has the focus
    When I choose to cancel
    Then the page is titled after no task
    And the way to edit "Linde E20" has the focus

  @keyboard
  Scenario: A task that was opened by its address leaves the focus at what leads there
    Given I finance three objects
    When I open my objects
    And I open my objects at "?add"
    Then the page is titled after the task "Objekt hinzufügen"
    When I choose to cancel
    Then the way to add another object has the focus

  @keyboard
  Scenario: With what was removed, what led to removing it is gone
    Given I finance three objects
    When I open my objects
    And I choose to remove "Linde E20"
    Then the page is titled after the task "Objekt entfernen?"
    When I complete the task
    Then 2 objects are there
    And the heading has the focus

  @no-js
  Scenario: Without JavaScript too a task names the page
    Given I finance three objects
    When I open my objects
    And I choose to edit "Linde E20"
    Then the page is titled after the task "Linde E20 bearbeiten"

  @SHELL-26
  Scenario: Beside a long label no word is broken
    Given I read French
    When I open the loan request
    And I switch to factoring
    Then no word of what I ask for is broken

  @SHELL-26
  Scenario: Labels beside long values wrap between words
    When I open the loan request
    And I switch to object financing
    And I ask for the longest purpose
    Then no word of what I ask for is broken

  @SHELL-26
  Scenario: At a desk no word of an offer is broken
    When I look at the indicative offer
    Then no word of my offer is broken

  @SHELL-26 @phone
  Scenario: On a phone no word of an offer is broken
    Given I read Polish
    When I look at the indicative offer
    Then no word of my offer is broken

  @SHELL-26
  Scenario: On the smallest phone a short word keeps its hyphen
    Given I read English
    And I hold a narrow phone
    When I open the loan request
    Then no short word is parted at its hyphen, nor an address that fits a line

  @SHELL-26 @phone
  Scenario: On a phone an address stays on one line where it fits one
    Given a company with invitations in every state
    When I open my application
    Then no short word is parted at its hyphen, nor an address that fits a line

  @SHELL-26 @phone
  Scenario: On a phone a question leaves the page in sight, and a form has the whole screen
    Given I finance three objects
    When I open my objects
    And I choose to remove "Mercedes-Benz Sprinter 317"
    Then the question stands at the foot of the screen, below the page
    When I open my objects
    And I choose to edit "Mercedes-Benz Sprinter 317"
    Then the form has the whole screen

  @SHELL-26
  Scenario Outline: At 200 percent on a small desk nothing is lost of <address>
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

  Scenario: Who wants no motion gets none
    When I open "/login"
    And I send it empty
    Then nothing on the page moves

  @needs-media
  Scenario: With the colours of the system everything keeps its outline
    Given my system has colours of its own
    When I open "/login"
    Then fields and buttons have an outline
    And the focus is seen

  @OVER-02 @needs-media
  Scenario: With the colours of the system the current tab is told from the others
    Given I am katrin in the situation "signing-documents"
    And my system has colours of its own
    When I open my signatures
    Then the current tab stands out

  @CLA-01 @needs-media
  Scenario Outline: With the colours of the system done, current and open steps are told apart, <where>
    Given my system has colours of its own
    When I look at the company details
    Then the bars of done, current and open steps differ

    Examples:
      | where     |
      | at a desk |

    @phone
    Examples:
      | where      |
      | on a phone |
